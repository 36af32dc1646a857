import { todayInLondon } from '#server/platform/time/today-in-london.ts';

/** Dates relative to now, so that the demonstration's data never looks old. */
export interface Days {
  /** Ten in the morning, UTC, this many days ago. */
  readonly ago: (days: number) => Date;
  /** That day as yyyy-MM-dd; negative numbers are days in the future. */
  readonly dayAgo: (days: number) => string;
}

/** Days as counted from this moment. */
export function countDays(now: Date): Days {
  const ago = (days: number) => {
    const date = new Date(now);
    date.setUTCDate(date.getUTCDate() - days);
    date.setUTCHours(10, 0, 0, 0);
    return date;
  };
  return { ago, dayAgo: (days) => todayInLondon(ago(days)) };
}
