import { LRUCache } from 'lru-cache';
import { divideRoundHalfUp, withVat } from '#shared/deals/price.ts';
import { type AskedProfile, isLease, type LeaseProfile, offeredMiles } from '#shared/deals/profile.ts';
import { createPriceColumns, excessColumn, type PriceColumns, priceAll, unpriced } from './price-columns.ts';
import type { RateBook } from './rate-book.ts';

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

/** Real miles a year, and where the prices at each allowance come from. */
interface RealMiles {
  readonly realMiles: number;
  readonly pricesAt: (profile: LeaseProfile) => PriceColumns;
}

type RealMilesColumns = Required<PriceColumns>;

/**
 * Prices every vehicle at the allowance that costs least at real miles, all else as in the profile. Must agree with
 * `cheapestFor` and `atRealMiles` to the penny, as `priceRow` uses them.
 */
function priceAllAtRealMiles(
  book: RateBook,
  profile: LeaseProfile,
  { realMiles, pricesAt }: RealMiles,
): PriceColumns {
  const { rowCount } = book;
  const chosen = { annualMiles: new Uint16Array(rowCount), excessTenths: new Uint16Array(rowCount) };
  const columns = { ...createPriceColumns(rowCount), chosen };
  // In 120ths of a penny, as `cheapestFor` compares them: whole numbers, so that equal costs are equal.
  const least = new Float64Array(rowCount).fill(Number.POSITIVE_INFINITY);
  for (const annualMiles of offeredMiles) {
    const lease = { ...profile, annualMiles };
    takeCheaper(columns, least, {
      prices: pricesAt(lease),
      excess: excessColumn(book, lease),
      lease,
      milesOver: Math.max(0, realMiles - annualMiles) * lease.termMonths,
      book,
    });
  }
  return columns;
}

interface Allowance {
  readonly book: RateBook;
  readonly lease: LeaseProfile;
  readonly prices: PriceColumns;
  readonly excess: Uint16Array;
  /** Miles over this allowance in a year, times the months of the term. */
  readonly milesOver: number;
}

/** Takes the price of every row that costs no more at this allowance than at the smaller ones before it. */
function takeCheaper(columns: RealMilesColumns, least: Float64Array, allowance: Allowance): void {
  const { book, lease, prices, excess, milesOver } = allowance;
  for (let row = 0; row < book.rowCount; row += 1) {
    const total = prices.total[row] ?? unpriced;
    if (total === unpriced) continue;
    const charge = milesOver * withVat(excess[row] ?? 0, book.contract);
    const cost = total * 120 + charge;
    if (cost > (least[row] ?? 0)) continue;
    least[row] = cost;
    const driven = total + divideRoundHalfUp(charge, 120);
    columns.monthly[row] = prices.monthly[row] ?? unpriced;
    columns.total[row] = driven;
    columns.trueMonthly[row] = divideRoundHalfUp(driven, lease.termMonths);
    columns.chosen.annualMiles[row] = lease.annualMiles;
    columns.chosen.excessTenths[row] = excess[row] ?? 0;
  }
}
