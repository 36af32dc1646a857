import { type DayFault, toIsoDay } from '#server/platform/time/uk-day.ts';
import { CellError, type Note } from './read-cell.ts';

/** The time that spreadsheets add to a date. */
const midnight = /[ T]00:00(:00(\.0+)?)?Z?$/;

const faults: Readonly<Record<DayFault, string>> = {
  'short-year': 'has a year of two digits, which could be read in more than one way: write all four',
  'month-first': 'has the month before the day: write it day first, as 20/11/2026',
  'no-such-day': 'is in no calendar',
  unreadable: 'is not a date as yyyy-MM-dd or day first, as 20/11/2026',
};

/** A day as yyyy-MM-dd, or as written in the UK with the day first; the latter is noted. */
export function readDate(text: string, note: Note): string {
  refuseDayNumber(text);
  const day = text.replace(midnight, '');
  const read = toIsoDay(day);
  if ('fault' in read) throw new CellError(faults[read.fault]);
  if (!/^\d{4}/.test(day)) note(read.date, 'dates read day first');
  return read.date;
}

/** A month as yyyy-MM, as 03/2024 or "March 2024", or the month of a date. */
export function readMonth(text: string, note: Note): string {
  if (/^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text)) return text;
  refuseDayNumber(text);
  const [, mark] = /^(?:\d{1,2}|[a-z]+)([ /.-])\d{2}(?:\d{2})?$/i.exec(text) ?? [];
  const read = toIsoDay(mark ? `1${mark}${text}` : text.replace(midnight, ''));
  if ('date' in read && /^(19|20)/.test(read.date)) {
    const month = read.date.slice(0, 7);
    note(month, 'months read from dates or names');
    return month;
  }
  const isShort = 'fault' in read && read.fault === 'short-year';
  throw new CellError(isShort ? faults['short-year'] : 'is not a month as yyyy-MM or 03/2024');
}

function refuseDayNumber(text: string): void {
  if (!/^[34]\d{4}$/.test(text)) return;
  throw new CellError("is a spreadsheet's number for a day: format the column as a date and save again");
}
