import { type ControlSpec, listControls } from '#shared/contracts/field-spec.ts';
import { findDefinition } from '#shared/enquiries/enquiry-kinds.ts';

/** A field that a visitor filled in, as staff read it. */
export interface DescribedField {
  /** Its name in the form and in what is stored. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** True for several lines of text. */
  readonly isLong: boolean;
}

/** Hidden fields with the figures of a quote's form; the snapshot has them as `priceSeen`. */
const inSnapshot = /^seen[A-Z]\w*(?:Pence|Tenths)$/;

/** Every field that has a value, by its label and in the order of its form; fields that the form lacks come last. */
export function describeFields(
  kind: string,
  fields: Readonly<Record<string, unknown>>,
): readonly DescribedField[] {
  const controls = listControls(findDefinition(kind)?.fields ?? []);
  const known = new Set(controls.map(({ name }) => name));
  const described = controls.map((control) => ({
    name: control.name,
    label: control.label,
    value: toWords(fields[control.name], control),
    isLong: control.kind === 'long-text',
  }));
  const others = Object.entries(fields)
    .filter(([name]) => !known.has(name) && !inSnapshot.test(name))
    .map(([name, value]) => ({ name, label: name, value: toWords(value), isLong: false }));
  return [...described, ...others].filter(({ value }) => value !== '');
}

/** A value as words: choices by their labels. */
function toWords(value: unknown, control?: ControlSpec): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((each) => toWords(each, control)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const choices = control && 'choices' in control ? control.choices : {};
  return Object.hasOwn(choices, text) ? (choices[text] ?? text) : text;
}
