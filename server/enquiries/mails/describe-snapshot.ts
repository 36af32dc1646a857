import { formatMonths } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { MailLine } from './mail-lines.ts';

/** A line for each value of a snapshot that no other code describes, with its unit. */
export function describeSnapshot(
  snapshot: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): readonly MailLine[] {
  return Object.entries(snapshot).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const names = [...path, name];
    if (typeof value === 'object') return describeSnapshot(value as Readonly<Record<string, unknown>>, names);
    return [{ label: toLabel(names), value: toWords(name, value) }];
  });
}

/** Name endings that stand for a unit, and how numbers of that unit are written. */
const units: readonly (readonly [RegExp, (value: number) => string])[] = [
  [/Pence$/, formatPounds],
  [/Tenths$/, (tenths) => `${(tenths / 10).toFixed(1)}p a mile`],
  [/Months$/, formatMonths],
  [/Miles$/, (miles) => miles.toLocaleString('en-GB')],
];

function toWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    const unit = units.find(([ending]) => ending.test(name));
    return unit ? unit[1](value) : String(value);
  }
  return isDate(value) ? formatDate(value) : String(value);
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** `['price', 'monthlyPence']` as "Price, monthly", `['isInStock']` as "In stock". */
function toLabel(names: readonly string[]): string {
  const words = names.map((name) =>
    name
      .replace(/(?:Pence|Tenths|Months)$/, '')
      .replace(/^is(?=[A-Z])/, '')
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .trim(),
  );
  const label = words.join(', ').replace(/^vat$/, 'VAT');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
