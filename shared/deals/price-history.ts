import { addDays } from '#shared/format/london-time.ts';

/** The price of a vehicle at the default profile from a day on, until the next point. On the deal type's VAT basis. */
export interface PricePoint {
  /** yyyy-MM-dd */
  readonly on: string;
  readonly monthlyPence: number;
  readonly trueMonthlyPence: number;
}

/** What a vehicle has cost at the default profile: one point for each change, earliest first. */
export interface PriceHistory {
  /** True for prices that a formula made up, which is said wherever they are shown. */
  readonly isDemonstration: boolean;
  readonly points: readonly PricePoint[];
}

/** Prices are compared with those of this many days, today included. */
export const reviewedDays = 90;

/** True monthly costs of the reviewed days, in pence. */
export interface PriceReview {
  /** Whether a price is known for each of the days; without that nothing may be claimed about them. */
  readonly isWhole: boolean;
  readonly currentPence: number;
  readonly lowestPence: number;
  /** The latest day on which the lowest price began, no earlier than the first of the days. */
  readonly lowestOn: string;
  /** The mean over the days, each day counted once, rounded half up. */
  readonly averagePence: number;
}

/** What may be said of today's price: nothing that was not true on each of the reviewed days. */
export interface PriceClaim {
  /** No day was cheaper, and at least one was dearer. */
  readonly isLowest: boolean;
  /** Whole pounds below the mean; absent below one pound. */
  readonly poundsBelowAverage?: number;
}

/** Reviews the days up to today; undefined when no price is known yet. Points after today are ignored. */
export function reviewPrices({ points }: PriceHistory, today: string): PriceReview | undefined {
  const firstDay = addDays(today, 1 - reviewedDays);
  const spans = toSpans(points, firstDay, today);
  const current = spans.at(-1);
  if (!current) return undefined;
  const days = spans.reduce((sum, span) => sum + span.days, 0);
  const lowestPence = Math.min(...spans.map(({ pence }) => pence));
  const sum = spans.reduce((total, span) => total + span.pence * span.days, 0);
  return {
    isWhole: days === reviewedDays,
    currentPence: current.pence,
    lowestPence,
    lowestOn: spans.findLast(({ pence }) => pence === lowestPence)?.from ?? firstDay,
    averagePence: Math.floor(sum / days + 0.5),
  };
}

/** What may be said of today's price; undefined when the days are not all known or there is nothing good to say. */
export function claimOf({
  isWhole,
  currentPence,
  lowestPence,
  averagePence,
}: PriceReview): PriceClaim | undefined {
  const isLowest = currentPence === lowestPence && averagePence > currentPence;
  const poundsBelowAverage = Math.floor((averagePence - currentPence) / 100);
  if (!isWhole || (!isLowest && poundsBelowAverage < 1)) return undefined;
  return { isLowest, ...(poundsBelowAverage < 1 ? {} : { poundsBelowAverage }) };
}

interface Span {
  readonly from: string;
  readonly pence: number;
  readonly days: number;
}

/** The days on which each price held, clipped to the days reviewed; of several points on one day the last holds. */
function toSpans(points: readonly PricePoint[], firstDay: string, today: string): readonly Span[] {
  const end = addDays(today, 1);
  const known = points.filter(({ on }) => on <= today);
  return known.flatMap(({ on, trueMonthlyPence }, place) => {
    const from = on < firstDay ? firstDay : on;
    const days = toDayNumber(known[place + 1]?.on ?? end) - toDayNumber(from);
    return days > 0 ? [{ from, pence: trueMonthlyPence, days }] : [];
  });
}

/** Days since 1970. */
function toDayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}
