import { LRUCache } from 'lru-cache';
import { divideRoundHalfUp, monthlyRentalPence, totalPayablePence, withVat } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { columnsForProfile, type RateBook } from './rate-book.ts';
import { feeOf, type RateColumn } from './rate-column.ts';

/** Marks a vehicle without a price in price columns; higher than every price, so that it sorts last. */
export const unpriced = 0x7fffffff;

/** The prices of every vehicle of a shelf at one profile, by row, in pence on the contract's VAT basis. */
export interface PriceColumns {
  readonly monthly: Int32Array;
  readonly total: Int32Array;
  readonly trueMonthly: Int32Array;
}

/** Bytes for each vehicle in the columns of a profile: three prices, and the rank by value score. */
export const priceBytesPerRow = 4 * Int32Array.BYTES_PER_ELEMENT;

/** Gives the price columns of a profile; makes them at the first request. */
export type PriceColumnCache = (book: RateBook, profile: LeaseProfile) => PriceColumns;

/** Keeps the columns of the most recently used profiles, at most `maxBytes` in all. */
export function createPriceColumnCache(maxBytes: number): PriceColumnCache {
  const numbers = new WeakMap<RateBook, number>();
  let bookCount = 0;
  const kept = new LRUCache<string, PriceColumns>({
    maxSize: maxBytes,
    sizeCalculation: ({ monthly }) => priceBytesPerRow * monthly.length + 1,
  });
  return (book, profile) => {
    const number = numbers.get(book) ?? ++bookCount;
    numbers.set(book, number);
    const { termMonths, annualMiles, initialMonths, isMaintained } = profile;
    const key = `${number}|${termMonths}|${annualMiles}|${initialMonths}|${isMaintained}`;
    const known = kept.get(key);
    if (known) return known;
    const columns = priceAll(book, profile);
    kept.set(key, columns);
    return columns;
  };
}

/** Prices every vehicle of the book at a profile. */
function priceAll(book: RateBook, profile: LeaseProfile): PriceColumns {
  const columns = {
    monthly: new Int32Array(book.rowCount).fill(unpriced),
    total: new Int32Array(book.rowCount).fill(unpriced),
    trueMonthly: new Int32Array(book.rowCount).fill(unpriced),
  };
  let missing = book.rowCount;
  for (const rates of columnsForProfile(book, profile)) {
    if (missing > 0) missing -= priceFrom(rates, { book, profile, columns });
  }
  return columns;
}

/** Prices the rows without a price yet and returns how many it priced. Must agree with `priceDeal` to the penny. */
function priceFrom(
  rates: RateColumn,
  { book, profile, columns }: { book: RateBook; profile: LeaseProfile; columns: PriceColumns },
): number {
  const { monthly, total, trueMonthly } = columns;
  const rate = { ...rates.terms, contract: book.contract, monthlyPence: 0 };
  let pricedCount = 0;
  for (let row = 0; row < book.rowCount; row += 1) {
    rate.monthlyPence = rates.monthlyPence[row] ?? 0;
    if (rate.monthlyPence === 0 || monthly[row] !== unpriced) continue;
    const monthlyPence = monthlyRentalPence(rate, profile.initialMonths);
    const feePence = withVat(feeOf(rates, row), book.contract);
    const totalPence = totalPayablePence(monthlyPence, profile, feePence);
    monthly[row] = monthlyPence;
    total[row] = totalPence;
    trueMonthly[row] = divideRoundHalfUp(totalPence, profile.termMonths);
    pricedCount += 1;
  }
  return pricedCount;
}

/** The row with the lowest true monthly cost; undefined where none has a price. */
export function findCheapestRow(rows: readonly number[], { trueMonthly }: PriceColumns): number | undefined {
  let cheapest: number | undefined;
  let lowest = unpriced;
  for (const row of rows) {
    const pence = trueMonthly[row] ?? unpriced;
    if (pence >= lowest) continue;
    cheapest = row;
    lowest = pence;
  }
  return cheapest;
}
