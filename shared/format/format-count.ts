import { groupThousands } from './format-pounds.ts';

/** "10,000 miles", "1 mile". */
export function formatMiles(miles: number): string {
  return `${groupThousands(miles)} ${miles === 1 ? 'mile' : 'miles'}`;
}

/** "36 months", "1 month". */
export function formatMonths(months: number): string {
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}

/** A range of weeks from today: "2 to 4 weeks", "1 week", "up to 2 weeks", "ready now". */
export function formatWeeks(min: number, max: number): string {
  if (max === 0) return 'ready now';
  const last = max === 1 ? '1 week' : `${max} weeks`;
  if (min === max) return last;
  return min === 0 ? `up to ${last}` : `${min} to ${last}`;
}

/** A count and its noun: "1 deal", "1,204 deals". */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${groupThousands(count)} ${count === 1 ? noun : plural}`;
}
