import type { OtherVersions } from '#shared/deals/deal.ts';
import { type PriceColumns, unpriced } from './price-columns.ts';
import type { CompareRows } from './select-window.ts';

/** Scratch space for a query that shows one row of each range, by number of the range. */
export interface RangeScratch {
  readonly best: Int32Array;
  readonly count: Int32Array;
  /** The two lowest true monthly costs. */
  readonly lowest: Int32Array;
  readonly nextLowest: Int32Array;
  readonly rows: Uint32Array;
}

/** The parts of a shelf that are read here. */
interface RangedRows {
  readonly rangeByRow: Int32Array;
  readonly ranges: RangeScratch;
}

export function createRangeScratch(rangeCount: number): RangeScratch {
  return {
    best: new Int32Array(rangeCount),
    count: new Int32Array(rangeCount),
    lowest: new Int32Array(rangeCount),
    nextLowest: new Int32Array(rangeCount),
    rows: new Uint32Array(rangeCount),
  };
}

/** Rows of which the first `pricedCount` have a price and the others have none. */
export interface PricedRows {
  readonly rows: Uint32Array;
  readonly pricedCount: number;
}

/**
 * The first row of each range in the order of `compare`, those with a price before those without; ranges of a make are
 * together. Takes one pass and no memory.
 */
export function groupByRange(
  { rangeByRow, ranges }: RangedRows,
  { rows, pricedCount }: PricedRows,
  { compare, prices: { trueMonthly } }: { compare: CompareRows; prices: PriceColumns },
): PricedRows {
  const { best, count, lowest, nextLowest } = ranges;
  best.fill(-1);
  count.fill(0);
  lowest.fill(unpriced);
  nextLowest.fill(unpriced);
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const range = rangeByRow[row] ?? 0;
    const held = best[range] ?? -1;
    const isRival = place < pricedCount || trueMonthly[held] === unpriced;
    if (held < 0 || (isRival && compare(row, held) < 0)) best[range] = row;
    count[range] = (count[range] ?? 0) + 1;
    const cost = trueMonthly[row] ?? unpriced;
    if (cost < (lowest[range] ?? unpriced)) {
      nextLowest[range] = lowest[range] ?? unpriced;
      lowest[range] = cost;
    } else if (cost < (nextLowest[range] ?? unpriced)) nextLowest[range] = cost;
  }
  return listBest(ranges, trueMonthly);
}

function listBest({ best, rows }: RangeScratch, trueMonthly: Int32Array): PricedRows {
  let total = 0;
  for (const row of best) if (row >= 0 && trueMonthly[row] !== unpriced) rows[total++] = row;
  const pricedCount = total;
  for (const row of best) if (row >= 0 && trueMonthly[row] === unpriced) rows[total++] = row;
  return { rows: rows.subarray(0, total), pricedCount };
}

/** What the last grouping left out beside this row of its range; undefined when there was nothing else. */
export function findOtherVersions(
  { rangeByRow, ranges }: RangedRows,
  row: number,
  { trueMonthly }: PriceColumns,
): OtherVersions | undefined {
  const range = rangeByRow[row] ?? 0;
  const count = (ranges.count[range] ?? 0) - 1;
  if (count < 1) return undefined;
  const isLowest = trueMonthly[row] === ranges.lowest[range];
  const fromPence = (isLowest ? ranges.nextLowest : ranges.lowest)[range] ?? unpriced;
  return fromPence === unpriced ? { count } : { count, fromPence };
}
