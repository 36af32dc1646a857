import type { PriceSpan } from '#shared/deals/deal-results.ts';
import { type PriceColumns, unpriced } from './price-columns.ts';

/** Moves the rows that have a price to the front; answers how many. Keeps neither part in order. */
export function movePricedFirst(rows: Uint32Array, { trueMonthly }: PriceColumns): number {
  let priced = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    if (trueMonthly[row] === unpriced) continue;
    rows[place] = rows[priced] ?? 0;
    rows[priced] = row;
    priced += 1;
  }
  return priced;
}

/** Lowest and highest prices of rows that have one; undefined when there are none. */
export function spanPrices(rows: Uint32Array, { monthly, trueMonthly }: PriceColumns): PriceSpan | undefined {
  if (rows.length === 0) return undefined;
  let lowMonthlyPence = unpriced;
  let highMonthlyPence = 0;
  let lowTrueMonthlyPence = unpriced;
  let highTrueMonthlyPence = 0;
  for (const row of rows) {
    const rental = monthly[row] ?? 0;
    const cost = trueMonthly[row] ?? 0;
    if (rental < lowMonthlyPence) lowMonthlyPence = rental;
    if (rental > highMonthlyPence) highMonthlyPence = rental;
    if (cost < lowTrueMonthlyPence) lowTrueMonthlyPence = cost;
    if (cost > highTrueMonthlyPence) highTrueMonthlyPence = cost;
  }
  return {
    offerCount: rows.length,
    lowMonthlyPence,
    highMonthlyPence,
    lowTrueMonthlyPence,
    highTrueMonthlyPence,
  };
}

/** The same over the priced rows of a run. */
export function spanPricesOfRun(
  run: { start: number; end: number },
  prices: PriceColumns,
): PriceSpan | undefined {
  const rows = Uint32Array.from({ length: run.end - run.start }, (_, place) => run.start + place);
  return spanPrices(rows.subarray(0, movePricedFirst(rows, prices)), prices);
}
