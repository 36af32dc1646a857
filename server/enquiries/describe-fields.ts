import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { enquiryDefinitions } from '#shared/enquiries/definitions.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { type ControlSpec, listControls } from '#shared/enquiries/field-spec.ts';

/** A line of what somebody sent, as staff read it. */
export interface DescribedField {
  /** As the form and what is stored have it. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** True for several lines of text. */
  readonly isLong: boolean;
}

/** The definition of a stored kind; undefined for one that the site no longer knows. */
export function findDefinition(kind: string): EnquiryDefinition | undefined {
  return enquiryDefinitions[kind as EnquiryKind];
}

/** Figures that a quote's form sends unseen: its snapshot has them as `priceSeen`. */
const toldBySnapshot = /^seen[A-Z]\w*(?:Pence|Tenths)$/;

/** Every field that has a value, by its label and in the order of its form; what the form does not know comes last. */
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
    .filter(([name]) => !known.has(name) && !toldBySnapshot.test(name))
    .map(([name, value]) => ({ name, label: name, value: toWords(value), isLong: false }));
  return [...described, ...others].filter(({ value }) => value !== '');
}

/** A value as words: choices by their labels. */
function toWords(value: unknown, control?: ControlSpec): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((each) => toWords(each, control)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const choices = control && 'choices' in control ? control.choices : [];
  return choices.find((choice) => choice.value === text)?.label ?? text;
}
