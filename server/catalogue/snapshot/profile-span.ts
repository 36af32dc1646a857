import type { PriceSpan } from '#shared/deals/deal-results.ts';
import { priceDeal } from '#shared/deals/price.ts';
import { maxInitialMonths, maxInitialOf, minInitialMonths } from '#shared/deals/profile.ts';
import { findRateFor, listRatesOf, type RateBook } from './rate-book.ts';

const initialMultiples = Array.from(
  { length: maxInitialMonths - minInitialMonths + 1 },
  (_, place) => minInitialMonths + place,
);

/**
 * Lowest and highest price of a vehicle over all quoted terms and mileages, at initial rentals of 1 to 12 months that
 * the term has, either with maintenance or without: its page shows no price outside of these. `offerCount` is the number of rates.
 */
export function spanAllProfiles(book: RateBook, row: number, isMaintained: boolean): PriceSpan | undefined {
  const rates = listRatesOf(book, row).filter((rate) => rate.isMaintained === isMaintained);
  if (rates.length === 0) return undefined;
  const quoted = new Map(rates.map((rate) => [`${rate.termMonths}|${rate.annualMiles}`, rate]));
  const prices = [...quoted.values()].flatMap((terms) =>
    initialMultiples.flatMap((initialMonths) => {
      if (initialMonths > maxInitialOf(terms.termMonths)) return [];
      const profile = { ...terms, initialMonths };
      const rate = findRateFor(book, row, profile);
      return rate ? [priceDeal(rate, profile)] : [];
    }),
  );
  const monthly = prices.map((price) => price.monthlyPence);
  const trueMonthly = prices.map((price) => price.trueMonthlyPence);
  return {
    offerCount: rates.length,
    lowMonthlyPence: Math.min(...monthly),
    highMonthlyPence: Math.max(...monthly),
    lowTrueMonthlyPence: Math.min(...trueMonthly),
    highTrueMonthlyPence: Math.max(...trueMonthly),
  };
}
