import { demoPriceHistory } from '#server/catalogue/demonstration/demo-price-history.ts';
import { type PriceRecord, pointsSince, toPricePoints } from '#server/catalogue/price-record.ts';
import type { ContractType } from '#shared/deals/deal-type.ts';
import { type Price, priceDeal } from '#shared/deals/price.ts';
import {
  claimOf,
  type PriceHistory,
  type PricePoint,
  reviewedDays,
  reviewPrices,
} from '#shared/deals/price-history.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { addDays } from '#shared/format/london-time.ts';
import { findRateFor } from './rate-book.ts';
import { addRow } from './row-bits.ts';
import type { Place, Shelves } from './shelves.ts';

/**
 * Finds what a vehicle has cost at the default profile; undefined when it has no price there today. With a day (ISO date)
 * recorded prices that had ended by then are left out.
 */
export type PastPrices = (place: Place, contract: ContractType, since?: string) => PriceHistory | undefined;

/** Finds histories in records. Without records they are those of a demonstration, each made when it is asked for. */
export function createPastPrices(records: readonly PriceRecord[] | undefined, today: string): PastPrices {
  const known = new Map(records?.map((record) => [`${record.contract} ${record.vehicleRef}`, record.points]));
  return ({ shelf, row }, contract, since) => {
    const vehicle = shelf.vehicles[row];
    const book = shelf.books.get(contract);
    const rate = book && findRateFor(book, row, defaultProfile);
    if (!vehicle || !rate) return undefined;
    const price = priceDeal(rate, defaultProfile);
    if (!records) return { isDemonstration: true, points: demoPriceHistory(vehicle, price, today) };
    const recorded = known.get(`${contract} ${vehicle.vehicleRef}`);
    const points = recorded && toPricePoints(since ? pointsSince(recorded, since) : recorded);
    return points && { isDemonstration: false, points: untilToday(points, price, today) };
  };
}

/**
 * The points, ending with the price that the site shows today. It can differ from the last import's, because rates begin
 * and end on days of their own, and what is said of it must be true of it.
 */
function untilToday(
  points: readonly PricePoint[],
  { monthlyPence, trueMonthlyPence }: Price,
  today: string,
): readonly PricePoint[] {
  if (points.at(-1)?.trueMonthlyPence === trueMonthlyPence) return points;
  return [...points.filter(({ on }) => on < today), { on: today, monthlyPence, trueMonthlyPence }];
}

interface OfferDay {
  /** ISO date. */
  readonly today: string;
  /** The vehicles that staff call special offers on this day. */
  readonly staffOffers: ReadonlySet<string>;
}

/**
 * Marks the special offers: vehicles that the feed or staff call so and whose true monthly cost is below its average of
 * 90 days by a pound or more, under each contract by its own prices.
 */
export function markSpecialOffers(
  { all }: Shelves,
  pastPrices: PastPrices,
  { today, staffOffers }: OfferDay,
): void {
  const since = addDays(today, 1 - reviewedDays);
  for (const shelf of all) {
    for (const [row, { isSpecialOffer, vehicleRef }] of shelf.vehicles.entries()) {
      if (!isSpecialOffer && !staffOffers.has(vehicleRef)) continue;
      for (const [contract, offers] of shelf.offers) {
        const history = pastPrices({ shelf, row }, contract, since);
        const review = history && reviewPrices(history, today);
        const pounds = review && claimOf(review)?.poundsBelowAverage;
        if (pounds === undefined) continue;
        addRow(offers.rows, row);
        offers.poundsBelowAverage.set(row, pounds);
      }
    }
  }
}
