import { withVat } from '#shared/deals/price.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { valueScoreOf } from '#shared/deals/value-score.ts';
import { excessColumn, type PriceColumns, unpriced } from './price-columns.ts';
import type { RateBook } from './rate-book.ts';
import type { Shelf } from './shelf.ts';

/** The prices of a profile, and the rate book that they were made from. */
export interface PricedBook {
  readonly book: RateBook;
  readonly prices: PriceColumns;
  readonly profile: AskedProfile;
}

/** Orders made so far; each is dropped together with its price columns. */
const made = new WeakMap<PriceColumns, Int32Array>();

/** The negated value score of every row, so that ascending is best first. Rows without a price have 1. */
export function valueOrder(shelf: Shelf, priced: PricedBook): Int32Array {
  const known = made.get(priced.prices);
  if (known) return known;
  const order = scoreAll(shelf, priced);
  made.set(priced.prices, order);
  return order;
}

function scoreAll({ facts }: Shelf, { book, prices, profile }: PricedBook): Int32Array {
  const { realMiles: _, ...lease } = profile;
  const excess = prices.chosen?.excessTenths ?? excessColumn(book, lease);
  const vat = book.contract === 'personal' ? ('inc VAT' as const) : ('ex VAT' as const);
  return new Int32Array(book.rowCount).map((_, row) => {
    const trueMonthlyPence = prices.trueMonthly[row] ?? unpriced;
    if (trueMonthlyPence === unpriced) return 1;
    return -valueScoreOf({
      vat,
      trueMonthlyPence,
      initialPence: (prices.monthly[row] ?? 0) * profile.initialMonths,
      totalPence: prices.total[row] ?? 0,
      excessTenths: withVat(excess[row] ?? 0, book.contract),
      annualMiles: prices.chosen?.annualMiles[row] ?? profile.annualMiles,
      weeksMax: facts.weeksMax[row] ?? 0,
      p11dPence: facts.p11dPence[row] ?? 0,
    });
  });
}
