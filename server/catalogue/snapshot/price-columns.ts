import { divideRoundHalfUp, monthlyRentalPence, totalPayablePence, withVat } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { columnsForProfile, type RateBook } from './rate-book.ts';
import { feeOf, type RateColumn } from './rate-column.ts';

/** Marks a vehicle without a price in price columns; higher than every price, so that it sorts last. */
export const unpriced = 0x7fffffff;

/**
 * The prices of every vehicle of a shelf at one profile, by row, in pence on the contract's VAT basis. At real miles
 * total and true monthly cost have the excess charge in them.
 */
export interface PriceColumns {
  readonly monthly: Int32Array;
  readonly total: Int32Array;
  readonly trueMonthly: Int32Array;
  /** Only at real miles, where they differ by row: the allowance of each price, and its excess charge ex VAT. */
  readonly chosen?: { readonly annualMiles: Uint16Array; readonly excessTenths: Uint16Array };
}

/** Price columns in which nothing has a price yet. */
export function createPriceColumns(rowCount: number): PriceColumns {
  return {
    monthly: new Int32Array(rowCount).fill(unpriced),
    total: new Int32Array(rowCount).fill(unpriced),
    trueMonthly: new Int32Array(rowCount).fill(unpriced),
  };
}

/** Prices every vehicle of the book at a profile. */
export function priceAll(book: RateBook, profile: LeaseProfile): PriceColumns {
  const columns = createPriceColumns(book.rowCount);
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

/** The excess charge, ex VAT, of the rate that prices each row at a profile: that of the first column with a rate. */
export function excessColumn(book: RateBook, profile: LeaseProfile): Uint16Array {
  const excess = new Uint16Array(book.rowCount);
  for (const rates of [...columnsForProfile(book, profile)].reverse()) {
    for (let row = 0; row < book.rowCount; row += 1) {
      if (rates.monthlyPence[row] !== 0) excess[row] = rates.excessTenths[row] ?? 0;
    }
  }
  return excess;
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
