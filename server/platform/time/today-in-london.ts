import { siteDate } from './site-clock.ts';

const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** Today in the United Kingdom, as yyyy-MM-dd: rates and offers are valid by its days. */
export function todayInLondon(now = siteDate()): string {
  return london.format(now);
}
