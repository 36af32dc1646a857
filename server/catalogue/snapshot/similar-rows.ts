import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { RangeNode } from './make-tree.ts';
import { type PriceColumns, unpriced } from './price-columns.ts';
import type { Shelf } from './shelf.ts';

interface Candidate {
  readonly row: number;
  /** 0: same body type and fuel; 1: another fuel; 2: another body type; 3: both differ. */
  readonly unlikeness: number;
  /** Difference in true monthly cost, in pence. */
  readonly distance: number;
}

/** One priced vehicle of each other range: the most similar first, then the nearest in price. */
export function findSimilarRows(
  shelf: Shelf,
  to: { readonly vehicle: Vehicle; readonly trueMonthlyPence: number },
  { prices, count }: { readonly prices: PriceColumns; readonly count: number },
): readonly number[] {
  const candidates: Candidate[] = [];
  for (const make of shelf.makes.values()) {
    for (const range of make.ranges.values()) {
      if (make.slug === to.vehicle.make.slug && range.slug === to.vehicle.range.slug) continue;
      const best = findBest(shelf, range, { ...to, prices });
      if (best) candidates.push(best);
    }
  }
  return candidates
    .sort(compareCandidates)
    .slice(0, Math.max(0, count))
    .map(({ row }) => row);
}

function findBest(
  shelf: Shelf,
  range: RangeNode,
  to: {
    readonly vehicle: Vehicle;
    readonly trueMonthlyPence: number;
    readonly prices: PriceColumns;
  },
): Candidate | undefined {
  let best: Candidate | undefined;
  for (let row = range.start; row < range.end; row += 1) {
    const cost = to.prices.trueMonthly[row] ?? unpriced;
    const vehicle = shelf.vehicles[row];
    if (cost === unpriced || !vehicle) continue;
    const unlikeness =
      (vehicle.bodyType === to.vehicle.bodyType ? 0 : 2) + (vehicle.fuel === to.vehicle.fuel ? 0 : 1);
    const candidate = { row, unlikeness, distance: Math.abs(cost - to.trueMonthlyPence) };
    if (!best || compareCandidates(candidate, best) < 0) best = candidate;
  }
  return best;
}

function compareCandidates(a: Candidate, b: Candidate): number {
  return a.unlikeness - b.unlikeness || a.distance - b.distance || a.row - b.row;
}
