import { LRUCache } from 'lru-cache';
import { type AskedProfile, isLease, type LeaseProfile } from '#shared/deals/profile.ts';
import { type PriceColumns, priceAll } from './price-columns.ts';
import type { RateBook } from './rate-book.ts';
import { priceAllAtRealMiles } from './real-miles-columns.ts';

/** Bytes for each vehicle in the columns of a profile: three prices, and the rank by value score. */
export const priceBytesPerRow = 4 * Int32Array.BYTES_PER_ELEMENT;

/** Gives the price columns of a profile; makes them at the first request. */
export type PriceColumnCache = (book: RateBook, profile: AskedProfile) => PriceColumns;

/** Keeps the columns of the most recently used profiles, at most `maxBytes` in all. */
export function createPriceColumnCache(maxBytes: number): PriceColumnCache {
  const numbers = new WeakMap<RateBook, number>();
  let bookCount = 0;
  const kept = new LRUCache<string, PriceColumns>({
    maxSize: maxBytes,
    sizeCalculation: ({ monthly, chosen }) =>
      priceBytesPerRow * monthly.length +
      (chosen ? chosen.annualMiles.byteLength + chosen.excessTenths.byteLength : 0) +
      1,
  });
  const keyOf = (book: RateBook, profile: AskedProfile) => {
    const number = numbers.get(book) ?? ++bookCount;
    numbers.set(book, number);
    const { termMonths, annualMiles, initialMonths, isMaintained, realMiles } = profile;
    const miles = realMiles === undefined ? annualMiles : `driven ${realMiles}`;
    return `${number}|${termMonths}|${miles}|${initialMonths}|${isMaintained}`;
  };
  const pricesFor: PriceColumnCache = (book, profile) => {
    const key = keyOf(book, profile);
    const known = kept.get(key);
    if (known) return known;
    const columns = priceAsked(book, profile, (lease) => pricesFor(book, lease));
    kept.set(key, columns);
    return columns;
  };
  return pricesFor;
}

/** Prices at real miles are made from those at each allowance, which are kept for other real miles. */
function priceAsked(
  book: RateBook,
  asked: AskedProfile,
  pricesAt: (lease: LeaseProfile) => PriceColumns,
): PriceColumns {
  if (isLease(asked)) return priceAll(book, asked);
  const { realMiles = 0, ...profile } = asked;
  return priceAllAtRealMiles(book, profile, { realMiles, pricesAt });
}
