import type { MakeSummary, RangeSummary, Snapshot } from '#server/catalogue/catalogue.ts';
import { type DealType, dealTypes, type VehicleType } from '#shared/deals/deal-type.ts';
import { fuels } from '#shared/deals/fuel.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import type { MakeNode, ModelNode, RangeNode } from './make-tree.ts';
import { spanPricesOfRun } from './matched-rows.ts';
import type { PriceColumnCache } from './price-column-cache.ts';
import { findCheapestRow, type PriceColumns } from './price-columns.ts';
import { rowsOf } from './row-bits.ts';
import { getBook, type Shelf } from './shelf.ts';
import type { Shelves } from './shelves.ts';

/**
 * The snapshot's answers about makes, ranges and models. Single names are looked up among all offers. Lists and their
 * counts are of standard offers, because the pages that they lead to show those.
 */
export function answerNames(
  shelves: Shelves,
  pricesFor: PriceColumnCache,
): Pick<Snapshot, 'findMake' | 'findRange' | 'findModel' | 'findPlace' | 'listMakes' | 'listRanges'> {
  const makeLists = new Map<VehicleType, readonly MakeSummary[]>();
  const rangeLists = new Map<string, readonly RangeSummary[]>();
  return {
    findMake: (type, make) => findName(shelves, type, (makes) => makes.get(make)),
    findRange: (type, make, range) => findName(shelves, type, (makes) => makes.get(make)?.ranges.get(range)),
    findModel: (type, make, range, model) =>
      findName(shelves, type, (makes) => makes.get(make)?.ranges.get(range)?.models.get(model)),
    findPlace: (type, make, model) => {
      const ranges = shelves.list(type).flatMap(({ makes }) => [...(makes.get(make)?.ranges.values() ?? [])]);
      const range = ranges.find(({ models }) => models.has(model));
      return range && { make, range: range.slug, model };
    },
    listMakes: (type) => {
      const known = makeLists.get(type);
      if (known) return known;
      const shelf = shelves.get(type, 'standard');
      const prices = pricesFor(getBook(shelf, usualDealType(type)), defaultProfile);
      const list = summariseMakes(shelf, prices);
      makeLists.set(type, list);
      return list;
    },
    listRanges: (dealType, make) => {
      const known = rangeLists.get(`${dealType}/${make}`);
      if (known) return known;
      const shelf = shelves.get(dealTypes[dealType].vehicleType, 'standard');
      const list = summariseRanges(shelf, make, pricesFor(getBook(shelf, dealType), defaultProfile));
      // Unknown makes are not kept, because anyone could fill the memory by asking for them.
      if (list.length > 0) rangeLists.set(`${dealType}/${make}`, list);
      return list;
    },
  };
}

/** The deal type whose prices are shown for a vehicle type by default. */
function usualDealType(vehicleType: VehicleType): DealType {
  return vehicleType === 'car' ? 'personal' : 'van';
}

function findName(
  shelves: Shelves,
  vehicleType: VehicleType,
  findNode: (makes: ReadonlyMap<string, MakeNode>) => MakeNode | RangeNode | ModelNode | undefined,
): Named | undefined {
  for (const { makes } of shelves.list(vehicleType)) {
    const node = findNode(makes);
    if (node) return { name: node.name, slug: node.slug };
  }
  return undefined;
}

/** The makes of a shelf, alphabetical, with their spans of the given prices. */
function summariseMakes(shelf: Shelf, prices: PriceColumns): readonly MakeSummary[] {
  return Array.from(shelf.makes.values(), (make) => summariseMake(shelf, make, prices));
}

/** The ranges of a make, alphabetical, with their spans of the given prices; empty for an unknown make. */
function summariseRanges(shelf: Shelf, make: string, prices: PriceColumns): readonly RangeSummary[] {
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
