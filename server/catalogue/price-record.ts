import type { ContractType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import type { PricePoint } from '#shared/deals/price-history.ts';

/** What a vehicle has cost under a contract at the default profile since it was first imported with a price. */
export interface PriceRecord {
  readonly vehicleRef: string;
  readonly contract: ContractType;
  /** ISO date of the last import that gave it a price. */
  readonly pricedOn: string;
  /**
   * Four numbers for each change of the price, earliest first: the day (days since 1970), the version of the catalogue,
   * the monthly rental and the true monthly cost, in pence on the contract's VAT basis.
   */
  readonly points: Int32Array;
}

/** When a price was first offered, and by which version of the catalogue. */
export interface PriceTime {
  /** ISO date. */
  readonly on: string;
  readonly version: number;
}

const pointSize = 4;
const msPerDay = 86_400_000;

/** Days since 1970 of an ISO date. */
function toDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / msPerDay;
}

/** The changes of a record, for the site. */
export function toPricePoints(points: Int32Array): readonly PricePoint[] {
  return Array.from({ length: points.length / pointSize }, (_, place) => {
    const [day = 0, , monthlyPence = 0, trueMonthlyPence = 0] = pointAt(points, place);
    return { on: new Date(day * msPerDay).toISOString().slice(0, 10), monthlyPence, trueMonthlyPence };
  });
}

/** The points with a later price; without a new point if it is the price that held before. The last of a day holds. */
export function addPoint(
  points: Int32Array,
  { monthlyPence, trueMonthlyPence }: Pick<Price, 'monthlyPence' | 'trueMonthlyPence'>,
  { on, version }: PriceTime,
): Int32Array {
  const day = toDay(on);
  const isSameDay = lastPoint(points)[0] === day;
  const before = isSameDay ? points.subarray(0, points.length - pointSize) : points;
  const [, , lastMonthly, lastTrueMonthly] = lastPoint(before);
  if (lastMonthly === monthlyPence && lastTrueMonthly === trueMonthlyPence) return before;
  return Int32Array.of(...before, day, version, monthlyPence, trueMonthlyPence);
}

/**
 * The points that are kept on a day: every change of the last hundred days, the last of each week for a year and of each
 * thirty days for three years, and the last before those. That is 168 at most.
 */
export function thinPoints(points: Int32Array, today: string): Int32Array {
  const count = points.length / pointSize;
  const stretches = Array.from({ length: count }, (_, place) => stretchOf(pointAt(points, place)[0], today));
  const kept = stretches.flatMap((stretch, place) =>
    stretch === stretches[place + 1] ? [] : [...pointAt(points, place)],
  );
  return Int32Array.from(kept);
}

/** A name for the time of which one point is kept. */
function stretchOf(day = 0, today: string): string {
  const age = toDay(today) - day;
  const days = thinning.find(({ upTo }) => age <= upTo)?.days ?? Number.POSITIVE_INFINITY;
  return `${days} ${Math.floor(day / days)}`;
}

/** Up to how many days of age one point is kept of how many days. */
const thinning: readonly { readonly upTo: number; readonly days: number }[] = [
  { upTo: 100, days: 1 },
  { upTo: 365, days: 7 },
  { upTo: 3 * 365, days: 30 },
];

function lastPoint(points: Int32Array): Int32Array {
  return points.subarray(Math.max(0, points.length - pointSize));
}

function pointAt(points: Int32Array, place: number): Int32Array {
  return points.subarray(place * pointSize, (place + 1) * pointSize);
}
