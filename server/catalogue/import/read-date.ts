import { z } from 'zod';
import { CellError, type Note } from './read-cell.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const fullMonths =
  'january february march april may june july august september october november december'.split(' ');

/** Midnight, which spreadsheets add to a date. */
const midnight = /[ T]00:00(:00(\.0+)?)?Z?$/;
const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const named = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]+)[ -](\d{4})$/i;
const shortYear = /^\d{1,2}[ /.-](?:\d{1,2}|[a-z]+)[ /.-]\d{2}$/i;

const calendarDate = z.iso.date();

/** A day of the calendar as yyyy-MM-dd, or as people here write it, day first, which is noted. */
export function readDate(text: string, note: Note): string {
  const day = text.replace(midnight, '');
  const iso = toIsoDay(day);
  if (iso && calendarDate.safeParse(iso).success) {
    if (iso !== day) note(iso, 'dates read day first');
    return iso;
  }
  refuseShortYear(day);
  throw new CellError('is not a date as yyyy-MM-dd or day first, as 20/11/2026');
}

/** A month as yyyy-MM, as 03/2024 or "March 2024", or the month of a date. */
export function readMonth(text: string, note: Note): string {
  if (/^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text)) return text;
  const day = text.replace(midnight, '');
  const [, number, year] = /^(\d{1,2})[/.-](\d{4})$/.exec(day) ?? [];
  const [, name, nameYear] = /^([a-z]+)[ -](\d{4})$/i.exec(day) ?? [];
  const first = number ? toIso('1', number, year) : toIso('1', monthNumber(name), nameYear);
  const iso = first ?? toIsoDay(day);
  if (iso && calendarDate.safeParse(iso).success && /^(19|20)/.test(iso)) {
    note(iso.slice(0, 7), 'months read from dates or names');
    return iso.slice(0, 7);
  }
  refuseShortYear(day);
  throw new CellError('is not a month as yyyy-MM or 03/2024');
}

function toIsoDay(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const [, day, , month, year] = dayFirst.exec(text) ?? [];
  const [, namedDay, name, namedYear] = named.exec(text) ?? [];
  return toIso(day, month, year) ?? toIso(namedDay, monthNumber(name), namedYear);
}

function toIso(day?: string, month?: string, year?: string): string | undefined {
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** "Nov", "Sept" or "November" as "11". */
function monthNumber(name = ''): string | undefined {
  const word = name.toLowerCase();
  const full = fullMonths.indexOf(word);
  const at = full >= 0 ? full : months.indexOf(word === 'sept' ? 'sep' : word);
  return at < 0 ? undefined : String(at + 1);
}

function refuseShortYear(text: string): void {
  if (shortYear.test(text) || /^(\d{1,2}|[a-z]+)[ /.-]\d{2}$/i.test(text)) {
    throw new CellError('has a year of two digits, which could be read in more than one way: write all four');
  }
  if (/^[34]\d{4}$/.test(text)) {
    throw new CellError("is a spreadsheet's number for a day: format the column as a date and save again");
  }
}
