import { contractWords } from '#server/catalogue/import/rate-record.ts';
import { CellError, isEmptyCell } from '#server/catalogue/import/read-cell.ts';
import { readOneOf } from '#server/catalogue/import/read-words.ts';
import type { ReadingTally } from '#server/catalogue/import/reading-tally.ts';
import { factColumns } from '#server/catalogue/import/vehicle-columns.ts';
import type { ContractType } from '#shared/deals/deal-type.ts';
import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import { convertDate } from './convert-date.ts';
import type { Layout } from './layout.ts';

const dateColumns: ReadonlySet<string> = new Set(['valid_from', 'valid_to', 'stock_checked_on', 'listed_on']);
const moneyColumns: ReadonlySet<string> = new Set(['monthly_rental', 'processing_fee', 'p11d']);
const numberColumns: ReadonlySet<string> = new Set([
  ...moneyColumns,
  'annual_miles',
  'excess_ppm',
  'odometer_miles',
  ...Object.values(factColumns).flatMap(({ column, isNumber }) => (isNumber ? [column] : [])),
]);

const readContract = readOneOf(['personal', 'business'], contractWords);

/**
 * Rewrites a cell as our own feed would have it: words, dates, decimal commas, pence, thousands of miles, and prices ex
 * VAT. The columns' readers then read it, and reject what is not as it should be. Throws `CellError`.
 */
export function createCellConverter(layout: Layout, tally: ReadingTally) {
  const words = new Map(
    Object.entries(layout.words).map(([column, list]) => [
      column,
      new Map(Object.entries(list).map(([word, value]) => [comparable(word), value])),
    ]),
  );
  const contractOf = (text: string) => toContract(words.get('contract')?.get(comparable(text)) ?? text);

  return (column: string, row: Readonly<Record<string, string>>): string => {
    const text = (row[column] ?? '').trim();
    const known = words.get(column)?.get(comparable(text));
    if (known !== undefined) return known;
    if (isEmptyCell(text)) return text;
    if (layout.dates && dateColumns.has(column)) return convertDate(text, layout.dates);
    if (!numberColumns.has(column)) return text;
    const plain = layout.decimal === ',' ? fromDecimalComma(text) : text;
    if (column === 'annual_miles') return toMiles(plain, layout);
    if (column === 'p11d') return convertMoney(plain, { isPence: layout.money === 'pence', hasVat: false });
    if (column !== 'excess_ppm' && !moneyColumns.has(column)) return plain;
    const contract = contractOf(row.contract ?? '');
    const hasVat = contract !== undefined && layout.vat?.[contract] === 'included';
    const converted =
      column === 'excess_ppm'
        ? convertExcess(plain, { isPence: layout.excess === 'pence', hasVat })
        : convertMoney(plain, { isPence: layout.money === 'pence', hasVat });
    if (hasVat && converted !== plain) tally.column(column)(text, converted, 'VAT taken off').rows += 1;
    return converted;
  };
}

/** Undefined for a word that the column's reader will reject. */
function toContract(text: string): ContractType | undefined {
  try {
    return readContract(text, () => undefined);
  } catch {
    return undefined;
  }
}

function toMiles(text: string, { miles }: Layout): string {
  return miles === 'thousands' && /^\d{1,3}$/.test(text) ? `${text}000` : text;
}

/** Words are compared without case and with any number of spaces. */
function comparable(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

const comma = /^(£ ?)?(\d{1,3}(?:[. ]\d{3})+|\d+)(?:,(\d+))?(?!\d)(.*)$/;

/**
 * A number with a comma before its decimals, as one with a point; what follows it (a unit, a `+35`) stays. Throws
 * `CellError` when points do not stand between thousands.
 */
export function fromDecimalComma(text: string): string {
  const [, pound = '', digits, decimals, rest = ''] = comma.exec(text) ?? [];
  if (digits === undefined || /^[.,]/.test(rest))
    throw new CellError('is not a number with a comma before its decimals');
  return `${pound}${digits.replace(/[. ]/g, '')}${decimals ? `.${decimals}` : ''}${rest}`;
}

/** A decimal number as a whole number of parts: 12.5 as 125 tenths. */
interface Exact {
  readonly units: bigint;
  readonly scale: bigint;
}

/** Reads an amount with or without pound sign and thousands commas; undefined for anything else. */
function toExact(text: string): Exact | undefined {
  const [, whole, decimals = ''] =
    /^(?:£ ?)?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{0,9}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { units: BigInt(whole.replaceAll(',', '') + decimals), scale: 10n ** BigInt(decimals.length) };
}

/** What 100 is with VAT. */
const withVat = 100n + BigInt(vatPercent);

/** How an amount of money is written, and what is wanted of it. */
interface MoneyForm {
  readonly isPence: boolean;
  readonly hasVat: boolean;
}

/**
 * Money as pounds ex VAT with two decimals; VAT is taken off and rounded to the nearest penny, halves up, so that
 * the price with VAT that the site shows is the funder's, or one penny more. Unchanged when nothing has to be done to
 * it or it is no amount, which the reader of the column rejects.
 */
export function convertMoney(text: string, { isPence, hasVat }: MoneyForm): string {
  const exact = isPence || hasVat ? toExact(text) : undefined;
  if (!exact) return text;
  const pennies = isPence ? exact.units : exact.units * 100n;
  if (!hasVat) return decimalText(pennies, exact.scale * 100n);
  // Rounded: twice as much plus one half, halved.
  const rounded = (2n * pennies * 100n + withVat * exact.scale) / (2n * withVat * exact.scale);
  return decimalText(rounded, 100n);
}

/** Pence a mile ex VAT: in thousandths of a penny, rounded up, as the excess itself is rounded up to tenths. */
export function convertExcess(text: string, { isPence, hasVat }: MoneyForm): string {
  const isPounds = !isPence || text.startsWith('£');
  const exact = toExact(text.replace(/ ?p(pm)?$/i, ''));
  if (!exact || !(hasVat || !isPence)) return text;
  const parts = exact.units * (isPounds ? 100_000n : 1_000n) * (hasVat ? 100n : 1n);
  const divisor = exact.scale * (hasVat ? withVat : 1n);
  return decimalText((parts + divisor - 1n) / divisor, 1_000n);
}

/** A number of parts as decimal text: 24950 of 100 as 249.50. */
function decimalText(units: bigint, scale: bigint): string {
  const places = String(scale).length - 1;
  const digits = String(units).padStart(places + 1, '0');
  const decimals = digits.slice(-places);
  return `${digits.slice(0, -places)}.${places > 2 ? decimals.replace(/0+$/, '').padEnd(2, '0') : decimals}`;
}
