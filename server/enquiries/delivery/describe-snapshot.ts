import type { DescribedField } from '#server/enquiries/describe-fields.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';

/** What was true when an enquiry was sent, one line for each value: names as words, pence as pounds. */
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
    return [{ label: toLabel(names), value: String(value) }];
  });
}

/** `['price', 'monthlyPence']` as "Price, monthly pence". */
function toLabel(names: readonly string[]): string {
  const words = names.map((name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  const label = words.join(', ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
