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

/** The points from the one that held on a day (ISO date) on. */
export function pointsSince(points: Int32Array, date: string): Int32Array {
  const day = toDay(date);
  let start = Math.max(0, points.length - pointSize);
  while (start > 0 && (points[start] ?? 0) > day) start -= pointSize;
  return points.subarray(start);
}

/** The points with a later price; without a new point if it is the price that held before. The last of a day holds. */
export function addPoint(
  points: Int32Array,
  { monthlyPence, trueMonthlyPence }: Pick<Price, 'monthlyPence' | 'trueMonthlyPence'>,
  { on, version }: PriceTime,
): Int32Array {
  const isHeld = ([, , monthly, trueMonthly]: Int32Array) =>
    monthly === monthlyPence && trueMonthly === trueMonthlyPence;
  const day = toDay(on);
  const last = lastPoint(points);
  if (isHeld(last)) return points;
  const before = last[0] === day ? points.subarray(0, points.length - pointSize) : points;
  if (isHeld(lastPoint(before))) return before;
  const grown = new Int32Array(before.length + pointSize);
  grown.set(before);
  grown.set([day, version, monthlyPence, trueMonthlyPence], before.length);
  return grown;
}

/**
 * The points that are kept on a day: every change of the last hundred days, the last of each week for a year and of each
 * thirty days for three years, and the last before those. That is 168 at most.
 */
export function thinPoints(points: Int32Array, today: string): Int32Array {
  const now = toDay(today);
  const kept = new Int32Array(points.length);
  let end = 0;
  for (let start = 0; start < points.length; start += pointSize) {
    const next = points[start + pointSize];
    if (next !== undefined && stretchOf(next, now) === stretchOf(points[start] ?? 0, now)) continue;
    // Number by number, because `set` with a part of the array takes three times as long, and there may be a million points.
    for (let at = start; at < start + pointSize; at += 1) kept[end++] = points[at] ?? 0;
  }
  return end === points.length ? points : kept.slice(0, end);
}

/** A number for the stretch of time around a day of which one point is kept. */
function stretchOf(day: number, now: number): number {
  for (const { upTo, days } of thinning) {
    // Days since 1970 have five digits, so stretches of different lengths never have the same number.
    if (now - day <= upTo) return days * 1_000_000 + Math.floor(day / days);
  }
  return 0;
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
