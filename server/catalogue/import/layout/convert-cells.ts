import { contractWords } from '#server/catalogue/import/rate-record.ts';
import { isEmptyCell } from '#server/catalogue/import/read-cell.ts';
import { readOneOf } from '#server/catalogue/import/read-words.ts';
import type { ReadingTally } from '#server/catalogue/import/reading-tally.ts';
import { factColumns } from '#server/catalogue/import/vehicle-columns.ts';
import type { ContractType } from '#shared/deals/deal-type.ts';
import { convertDate } from './convert-date.ts';
import { convertExcess, convertMoney, fromDecimalComma } from './convert-number.ts';
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
