import { divideRoundHalfUp, withVat } from '#shared/deals/price.ts';
import { type LeaseProfile, offeredMiles } from '#shared/deals/profile.ts';
import { createPriceColumns, excessColumn, type PriceColumns, unpriced } from './price-columns.ts';
import type { RateBook } from './rate-book.ts';

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
export function priceAllAtRealMiles(
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
