import type { MakeSummary, RangeSummary } from '#server/catalogue/catalogue.ts';
import { fuels } from '#shared/deals/vehicle.ts';
import type { MakeNode, RangeNode } from './make-tree.ts';
import { spanPricesOfRun } from './matched-rows.ts';
import { findCheapestRow, type PriceColumns } from './price-columns.ts';
import { rowsOf } from './row-bits.ts';
import type { Shelf } from './shelf.ts';

/** The makes of a shelf, alphabetical, with their spans of the given prices. */
export function summariseMakes(shelf: Shelf, prices: PriceColumns): readonly MakeSummary[] {
  return Array.from(shelf.makes.values(), (make) => summariseMake(shelf, make, prices));
}

/** The ranges of a make, alphabetical, with their spans of the given prices; empty for an unknown make. */
export function summariseRanges(shelf: Shelf, make: string, prices: PriceColumns): readonly RangeSummary[] {
  const node = shelf.makes.get(make);
  return Array.from(node?.ranges.values() ?? [], (range) => summariseRange(shelf, range, prices)).filter(
    (summary) => summary !== undefined,
  );
}

function summariseMake(shelf: Shelf, make: MakeNode, prices: PriceColumns): MakeSummary {
  const present = new Set(shelf.vehicles.slice(make.start, make.end).map((vehicle) => vehicle.fuel));
  const span = spanPricesOfRun(make, prices);
  return {
    name: make.name,
    slug: make.slug,
    vehicleType: shelf.vehicleType,
    vehicleCount: make.end - make.start,
    rangeCount: make.ranges.size,
    fuels: fuels.filter((fuel) => present.has(fuel)),
    ...(span && { prices: span }),
  };
}

function summariseRange(shelf: Shelf, range: RangeNode, prices: PriceColumns): RangeSummary | undefined {
  const example = shelf.vehicles[findCheapestRow(rowsOf(range), prices) ?? range.start];
  if (!example) return undefined;
  const span = spanPricesOfRun(range, prices);
  return {
    name: range.name,
    slug: range.slug,
    make: example.make,
    vehicleCount: range.end - range.start,
    example,
    ...(span && { prices: span }),
  };
}
