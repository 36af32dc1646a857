import { LRUCache } from 'lru-cache';
import { type AskedProfile, isLease } from '#shared/deals/profile.ts';
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
    sizeCalculation: ({ monthly, annualMiles }) =>
      priceBytesPerRow * monthly.length + (annualMiles?.byteLength ?? 0) + 1,
  });
  const keyOf = (book: RateBook, profile: AskedProfile) => {
    const number = numbers.get(book) ?? ++bookCount;
    numbers.set(book, number);
    const { termMonths, annualMiles, initialMonths, isMaintained, realMiles } = profile;
    const miles = realMiles === undefined ? annualMiles : `driven ${realMiles}`;
    return `${number}|${termMonths}|${miles}|${initialMonths}|${isMaintained}`;
  };
  return (book, profile) => {
    const key = keyOf(book, profile);
    const known = kept.get(key);
    if (known) return known;
    // Real miles use the columns of allowances that are here, but make no others stay: they would drive out nine.
    const columns = priceAsked(book, profile, (lease) => kept.get(keyOf(book, lease)));
    kept.set(key, columns);
    return columns;
  };
}

function priceAsked(
  book: RateBook,
  asked: AskedProfile,
  findKept: (lease: AskedProfile) => PriceColumns | undefined,
): PriceColumns {
  if (isLease(asked)) return priceAll(book, asked);
  const { realMiles = 0, ...profile } = asked;
  return priceAllAtRealMiles(book, profile, {
    realMiles,
    pricesAt: (lease) => findKept(lease) ?? priceAll(book, lease),
  });
}
