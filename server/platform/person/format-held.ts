import { formatPounds } from '#shared/format/format-pounds.ts';
import type { HeldData, HeldSection } from './held-data.ts';

/** The copy as text that a person can read: a heading for each section, a block for each record. */
export function formatHeld({ sections }: Pick<HeldData, 'sections'>, heading: string): readonly string[] {
  const filled = sections.filter(({ records }) => records.length > 0);
  if (filled.length === 0) return [heading, '', 'We hold nothing.'];
  return [heading, ...filled.flatMap(formatSection)];
}

function formatSection({ name, records }: HeldSection): readonly string[] {
  const title = `${name} (${records.length})`;
  return [
    '',
    title,
    '='.repeat(title.length),
    ...records.flatMap((record) => ['', ...formatRecord(record, '')]),
  ];
}

const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'long',
  timeStyle: 'short',
});

function formatRecord(record: Readonly<Record<string, unknown>>, indent: string): readonly string[] {
  return Object.entries(record).flatMap(([name, value]) =>
    typeof value === 'number' && name.endsWith('Pence')
      ? [`${indent}${toWords(name.slice(0, -'Pence'.length))}: ${formatPounds(value, { pennies: true })}`]
      : formatValue(toWords(name), value, indent),
  );
}

function formatValue(label: string, value: unknown, indent: string): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (value instanceof Date) return [`${indent}${label}: ${inLondon.format(value)}`];
  if (typeof value === 'boolean') return [`${indent}${label}: ${value ? 'yes' : 'no'}`];
  if (Array.isArray(value)) return formatList(label, value, indent);
  if (typeof value === 'object')
    return [`${indent}${label}:`, ...formatRecord(value as Record<string, unknown>, `${indent}  `)];
  return [`${indent}${label}: ${String(value).replaceAll('\n', `\n${indent}  `)}`];
}

function formatList(label: string, values: readonly unknown[], indent: string): readonly string[] {
  return values.flatMap((value, place) => formatValue(`${label} ${place + 1}`, value, indent));
}

/** `annualMiles` as `Annual miles`; the labels of forms stay as they are. */
function toWords(name: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return name;
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
