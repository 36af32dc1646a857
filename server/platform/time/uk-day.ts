const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Why a text is not a day: a year of two digits, the month before the day, no such day in the calendar, or unreadable.
 */
export type DayFault = 'short-year' | 'month-first' | 'no-such-day' | 'unreadable';

/** A day, month and year that are not yet checked against the calendar. */
interface WrittenDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Reads a day as people in the UK write it, day first, and returns an ISO date: 21/11/2026, 21 November 2026, 21st Nov
 * 2026; also 2026-11-21. A text that could mean two days is a fault.
 */
export function toIsoDay(text: string): { readonly date: string } | { readonly fault: DayFault } {
  const words = text.trim().toLowerCase();
  const written = readYearFirst(words) ?? readDayFirst(words) ?? readMonthByName(words);
  if (!written) return { fault: hasShortYear(words) ? 'short-year' : 'unreadable' };
  if (written.month > 12 && written.day <= 12) return { fault: 'month-first' };
  const date = toCalendarDate(written);
  return date === undefined ? { fault: 'no-such-day' } : { date };
}

/** 2026-11-21 */
function readYearFirst(words: string): WrittenDay | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words) ?? [];
  return day === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
}

/** 21/11/2026, 21-11-2026 or 21.11.2026 */
function readDayFirst(words: string): WrittenDay | undefined {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(words) ?? [];
  return year === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
}

/** 21 November 2026, 21st Nov 2026 */
function readMonthByName(words: string): WrittenDay | undefined {
  const [, day, name = '', year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/.exec(words) ?? [];
  const month = monthNames.indexOf(name.slice(0, 3)) + 1;
  return month === 0 ? undefined : { year: Number(year), month, day: Number(day) };
}

/** Whether the year has two digits. It could then also be a day, so such a text is refused rather than guessed. */
function hasShortYear(words: string): boolean {
  return /^\d{1,2}(?:st|nd|rd|th)?[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2}$/.test(words);
}

function toCalendarDate({ year, month, day }: WrittenDay): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, day));
  const isReal = moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && day > 0;
  return isReal ? moment.toISOString().slice(0, 10) : undefined;
}
