import type { DescribedField } from '#server/enquiries/describe-fields.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';

/** What was true when an enquiry was sent, one line for each value: names as words, pence as pounds, dates in full. */
export function describeSnapshot(
  snapshot: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): readonly DescribedField[] {
  return Object.entries(snapshot).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const names = [...path, name];
    if (typeof value === 'object') return describeSnapshot(value as Readonly<Record<string, unknown>>, names);
    if (typeof value === 'number' && /Pence$/.test(name))
      return [{ label: toLabel(names).replace(/ pence$/, ''), value: formatPounds(value) }];
    return [{ label: toLabel(names), value: isDate(value) ? formatDate(value) : String(value) }];
  });
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** `['price', 'monthlyPence']` as "Price, monthly pence". */
function toLabel(names: readonly string[]): string {
  const words = names.map((name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  const label = words.join(', ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
