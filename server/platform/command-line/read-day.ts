import { type DayFault, toIsoDay } from '#server/platform/time/uk-day.ts';
import { addDays, toLondonTime } from '#shared/format/london-time.ts';
import { UsageError } from './failures.ts';

const howTo = 'Write the day before the month, such as 21/11/2026, or 2026-11-21, today or yesterday.';

const faults: Readonly<Record<DayFault, string>> = {
  'short-year': 'is not a day that can be read: give the year in full',
  'month-first': 'has the month before the day',
  'no-such-day': 'is a day that is in no calendar',
  unreadable: 'is not a day that can be read',
};

/**
 * A day as people in the UK write it (see `toIsoDay`), or today or yesterday in London, as yyyy-MM-dd. Throws a
 * `UsageError` that names the option and shows how to write a day.
 */
export function readDay(option: string, typed: string, today = toLondonTime(new Date()).date): string {
  const words = typed.trim().toLowerCase();
  if (words === 'today') return today;
  if (words === 'yesterday') return addDays(today, -1);
  const read = toIsoDay(words);
  if ('fault' in read) throw new UsageError(`${option} ${faults[read.fault]}. ${howTo}`);
  return read.date;
}
