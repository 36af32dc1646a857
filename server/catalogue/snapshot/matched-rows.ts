import type { PriceSpan } from '#shared/deals/deal-results.ts';
import { type PriceColumns, unpriced } from './price-columns.ts';

/** Moves the rows with a price to the front and returns how many there are. The order within both parts may change. */
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

/** Lowest and highest prices of the rows that have one; undefined if none has. */
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

/** Lowest and highest prices of the rows of a span; undefined if none has a price. */
export function spanPricesOfRun(
  run: { start: number; end: number },
  prices: PriceColumns,
): PriceSpan | undefined {
  const rows = Uint32Array.from({ length: run.end - run.start }, (_, place) => run.start + place);
  return spanPrices(rows.subarray(0, movePricedFirst(rows, prices)), prices);
}
