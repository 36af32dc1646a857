import { likenessOf, likenessPoints, priceLikeness } from '#shared/deals/likeness.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { RangeNode } from './make-tree.ts';
import { findCheapestRow, type PriceColumns, unpriced } from './price-columns.ts';
import { type RowSpan, rowsOf } from './row-bits.ts';
import type { Shelf } from './shelf.ts';

/** A range's example, and one vehicle of each range that is like it, the most alike first. */
export interface AlternativeRows {
  readonly example: number;
  readonly rows: readonly number[];
}

interface Candidate {
  readonly row: number;
  /** Points but for the price; with the price's once the candidate stands for its range. */
  readonly likeness: number;
  readonly pence: number;
}

/**
 * The cheapest vehicle of a range with the body that most of its versions have, and of each other range the priced vehicle that is most like it, the cheapest of
 * several; ranked by the points of `likeness.ts`, price included, then by price.
 */
export function findAlternativeRows(
  shelf: Shelf,
  range: RangeNode,
  { prices, count }: { readonly prices: PriceColumns; readonly count: number },
): AlternativeRows {
  const example = findExample(shelf, range, prices);
  const examplePence = prices.trueMonthly[example] ?? unpriced;
  const candidates: Candidate[] = [];
  for (const make of shelf.makes.values()) {
    for (const other of make.ranges.values()) {
      if (other.start === range.start) continue;
      const best = findMostAlike(shelf, other, { example, prices });
      if (!best) continue;
      const price =
        examplePence === unpriced ? likenessPoints.price / 2 : priceLikeness(examplePence, best.pence);
      candidates.push({ ...best, likeness: best.likeness + price });
    }
  }
  return {
    example,
    rows: candidates
      .sort(compareCandidates)
      .slice(0, count)
      .map(({ row }) => row),
  };
}

function findExample({ vehicles }: Shelf, range: RowSpan, prices: PriceColumns): number {
  const rows = rowsOf(range);
  const bodies = Map.groupBy(rows, (row) => vehicles[row]?.bodyType);
  const [usual = rows] = [...bodies.values()].toSorted((a, b) => b.length - a.length);
  return findCheapestRow(usual, prices) ?? findCheapestRow(rows, prices) ?? range.start;
}

function findMostAlike(
  shelf: Shelf,
  range: RowSpan,
  { example, prices }: { readonly example: number; readonly prices: PriceColumns },
): Candidate | undefined {
  const like = shelf.vehicles[example];
  let best: Candidate | undefined;
  for (let row = range.start; row < range.end; row += 1) {
    const pence = prices.trueMonthly[row] ?? unpriced;
    const vehicle = shelf.vehicles[row];
    if (pence === unpriced || !vehicle || !like) continue;
    const likeness = likenessOf(like, vehicle);
    if (likeness === undefined || (best && likeness < best.likeness)) continue;
    const candidate = { row, likeness, pence };
    if (!best || compareCandidates(candidate, best) < 0) best = candidate;
  }
  return best;
}

function compareCandidates(a: Candidate, b: Candidate): number {
  return b.likeness - a.likeness || a.pence - b.pence || a.row - b.row;
}

interface SimilarRow {
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
  const similar: SimilarRow[] = [];
  for (const make of shelf.makes.values()) {
    for (const range of make.ranges.values()) {
      if (make.slug === to.vehicle.make.slug && range.slug === to.vehicle.range.slug) continue;
      const best = findBest(shelf, range, { ...to, prices });
      if (best) similar.push(best);
    }
  }
  return similar
    .sort(compareSimilar)
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
): SimilarRow | undefined {
  let best: SimilarRow | undefined;
  for (let row = range.start; row < range.end; row += 1) {
    const cost = to.prices.trueMonthly[row] ?? unpriced;
    const vehicle = shelf.vehicles[row];
    if (cost === unpriced || !vehicle) continue;
    const unlikeness =
      (vehicle.bodyType === to.vehicle.bodyType ? 0 : 2) + (vehicle.fuel === to.vehicle.fuel ? 0 : 1);
    const similar = { row, unlikeness, distance: Math.abs(cost - to.trueMonthlyPence) };
    if (!best || compareSimilar(similar, best) < 0) best = similar;
  }
  return best;
}

function compareSimilar(a: SimilarRow, b: SimilarRow): number {
  return a.unlikeness - b.unlikeness || a.distance - b.distance || a.row - b.row;
}
