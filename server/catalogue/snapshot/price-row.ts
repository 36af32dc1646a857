import { type Price, priceDeal } from '#shared/deals/price.ts';
import { type AskedProfile, isLease, type LeaseProfile, offeredMiles } from '#shared/deals/profile.ts';
import { atRealMiles, cheapestFor } from '#shared/deals/real-miles.ts';
import { findRateFor, type RateBook } from './rate-book.ts';

/**
 * The price of one row at a profile, undefined if no rate is offered. At real miles it is that of the cheapest of the
 * allowances, of which a caller that knows it may name only the one.
 */
export function priceRow(
  book: RateBook,
  row: number,
  { profile: asked, allowances = offeredMiles }: { profile: AskedProfile; allowances?: readonly number[] },
): Price | undefined {
  if (isLease(asked)) return priceAt(book, row, asked);
  const { realMiles = 0, ...profile } = asked;
  const prices = allowances.flatMap((annualMiles) => priceAt(book, row, { ...profile, annualMiles }) ?? []);
  const cheapest = cheapestFor(prices, realMiles);
  return cheapest && atRealMiles(cheapest, realMiles);
}

function priceAt(book: RateBook, row: number, profile: LeaseProfile): Price | undefined {
  const rate = findRateFor(book, row, profile);
  return rate && priceDeal(rate, profile);
}
