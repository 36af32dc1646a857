import { todayInLondon } from '#server/platform/time/today-in-london.ts';

/** Dates counted back from now, so that the demonstration never looks old. */
export interface Days {
  /** Ten in the morning, UTC, this many days ago. */
  readonly ago: (days: number) => Date;
  /** The same day as yyyy-MM-dd; negative numbers are ahead. */
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
