import { addDays, toLondonTime } from '#shared/contact/london-time.ts';
import { UsageError } from './usage-error.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as it was typed: numbers that may not make one. */
interface TypedDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * A day as people in the UK write it, yyyy-MM-dd: 21/11/2026, 21 November 2026, 2026-11-21, today or yesterday, which
 * are London's. Throws a `UsageError` that names the option and shows how a day is written.
 */
export function readDay(option: string, typed: string, today = toLondonTime(new Date()).date): string {
  const words = typed.trim().toLowerCase();
  if (words === 'today') return today;
  if (words === 'yesterday') return addDays(today, -1);
  const read = readYearFirst(words) ?? readDayFirst(words) ?? readMonthByName(words);
  if (!read)
    throw new UsageError(`${option} is not a day that can be read${explainShortYear(words)}. ${howTo}`);
  if (read.month > 12 && read.day <= 12)
    throw new UsageError(`${option} has the month before the day: there is no month ${read.month}. ${howTo}`);
  const date = toIsoDay(read);
  if (date === undefined) throw new UsageError(`${option} is a day that is in no calendar. ${howTo}`);
  return date;
}

const howTo = 'Write the day before the month, such as 21/11/2026, or 2026-11-21, today or yesterday.';

/** 2026-11-21 */
function readYearFirst(words: string): TypedDay | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words) ?? [];
  return day === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
}

/** 21/11/2026, 21-11-2026 or 21.11.2026 */
function readDayFirst(words: string): TypedDay | undefined {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(words) ?? [];
  return year === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
}

/** 21 November 2026, 21st Nov 2026 */
function readMonthByName(words: string): TypedDay | undefined {
  const [, day, name = '', year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/.exec(words) ?? [];
  const month = monthNames.indexOf(name.slice(0, 3)) + 1;
  return month === 0 ? undefined : { year: Number(year), month, day: Number(day) };
}

/** Two digits could be a year or a day: which is not guessed. */
function explainShortYear(words: string): string {
  return /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/.test(words) ? ': give the year in full' : '';
}

function toIsoDay({ year, month, day }: TypedDay): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, day));
  const isReal = moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && day > 0;
  return isReal ? moment.toISOString().slice(0, 10) : undefined;
}
