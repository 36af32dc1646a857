import type { PricedDeal } from './to-comparison.ts';
import { toComparedGroups } from './to-comparison.ts';

/**
 * The comparison as a spreadsheet: a row for each fact, a column for each deal. Begins with a byte order mark, without
 * which Excel misreads the pound sign.
 */
export function toComparisonCsv(deals: readonly PricedDeal[], origin: string): string {
  const names = deals.map(({ vehicle: { make, model, derivative } }) =>
    [make.name, model.name, derivative.name].join(' '),
  );
  const rows = toComparedGroups(deals, { isOnlyDifferences: false }).flatMap(({ heading, rows: facts }) =>
    facts.map(({ label, texts }) => [heading, label, ...texts.map((text) => text ?? '')]),
  );
  const source = ['', 'From', ...deals.map(() => origin)];
  const lines = [['', '', ...names], ...rows, source];
  return `\ufeff${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets run a cell that begins with one of these as a formula; an apostrophe makes it text. */
const formulaStart = /^[=+\-@\t\r]/;

function toCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
