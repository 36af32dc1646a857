import { CellError } from '#server/catalogue/import/read-cell.ts';

const parts: Readonly<Record<string, string>> = {
  yyyy: '(?<year>\\d{4})',
  yy: '(?<year>\\d{2})',
  MMM: '(?<name>[a-z]{3,9})',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  dd: '(?<day>\\d{2})',
  d: '(?<day>\\d{1,2})',
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The pattern of a date format such as `dd/MM/yy`; undefined unless it names a day, a month and a year once each. */
export function dateFormatPattern(format: string): RegExp | undefined {
  if (format.length > 20) return undefined;
  const source = format.replace(
    /yyyy|yy|MMM|MM|M|dd|d|[^A-Za-z0-9]|./g,
    (part) => parts[part] ?? (/[A-Za-z0-9]/.test(part) ? '(?!)' : `\\${part}`),
  );
  if (source.includes('(?!)')) return undefined;
  const isWhole = ['<year>', '<day>'].every((part) => source.split(part).length === 2);
  const named = source.split('<month>').length + source.split('<name>').length;
  return isWhole && named === 3 ? new RegExp(`^${source}$`, 'i') : undefined;
}

/** A date written in this format as yyyy-MM-dd; one that is written so already stays. Throws `CellError`. */
export function convertDate(text: string, format: string): string {
  if (/^\d{4}-\d\d-\d\d/.test(text)) return text;
  const { year, month, name, day } = dateFormatPattern(format)?.exec(text)?.groups ?? {};
  const number = name ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month);
  if (!year || !day || number === 0) throw new CellError(`is not a date as ${format}`);
  // The reader of the column says when there is no such day.
  return `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
