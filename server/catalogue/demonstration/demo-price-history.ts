import type { Price } from '#shared/deals/price.ts';
import { divideRoundHalfUp, totalPayablePence } from '#shared/deals/price.ts';
import type { PricePoint } from '#shared/deals/price-history.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { addDays } from '#shared/format/london-time.ts';
import { chance, pickBetween } from './chance.ts';

/** How far back the example history of a vehicle goes, unless it was listed later. */
const historyDays = 365;

/** A change of the price: how many days before today, and by what share the price before it was higher. */
interface Change {
  readonly daysAgo: number;
  readonly share: number;
}

/**
 * An example of what a vehicle of the demonstration may have cost at the profile of today's price, made by the formula
 * in the README; earliest first. It depends on reference, price and day (ISO date) only.
 */
export function demoPriceHistory(
  vehicle: Pick<Vehicle, 'vehicleRef' | 'isSpecialOffer' | 'listedOn'>,
  price: Price,
  today: string,
): readonly PricePoint[] {
  const start = [vehicle.listedOn, addDays(today, -historyDays)].sort().at(-1) ?? today;
  const points: PricePoint[] = [];
  let monthlyPence = price.monthlyPence;
  for (const { daysAgo, share } of listChanges(vehicle)) {
    const on = addDays(today, -daysAgo);
    if (on <= start) break;
    points.unshift({ on, ...costOf(price, monthlyPence) });
    monthlyPence = Math.round(monthlyPence * (1 + share));
  }
  return [{ on: start, ...costOf(price, monthlyPence) }, ...points];
}

/** The changes of a year, the latest first. */
function* listChanges({
  vehicleRef,
  isSpecialOffer,
}: Pick<Vehicle, 'vehicleRef' | 'isSpecialOffer'>): Generator<Change> {
  const draw = (what: string, nth: number) => chance('history', what, vehicleRef, String(nth));
  let daysAgo = 0;
  for (let nth = 0; daysAgo <= historyDays; nth += 1) {
    daysAgo += pickBetween(nth === 0 ? 6 : 18, nth === 0 ? 50 : 75, draw('days', nth));
    const size = pickBetween(8, 30, draw('size', nth)) / 1000;
    const isFall = draw('fall', nth) < 0.5;
    yield { daysAgo, share: nth === 0 && isSpecialOffer ? size + 0.03 : isFall ? size : -size };
  }
}

/** The figures of a point with this monthly rental; fee and profile are those of today's price. */
function costOf({ profile, feePence }: Price, monthlyPence: number) {
  const total = totalPayablePence(monthlyPence, profile, feePence);
  return { monthlyPence, trueMonthlyPence: divideRoundHalfUp(total, profile.termMonths) };
}
