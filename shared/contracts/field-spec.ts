// A form's fields as plain data: pages draw them, staff read their labels, and shared/enquiries/form-schema.ts makes the
// check of what is posted.

/** The values that can be chosen and what the visitor reads for each, in the order of the list. */
export type Choices<Value extends string = string> = Readonly<Record<Value, string>>;

interface SpecBase {
  /** Name in the posted form, in the schema and in the stored enquiry. */
  readonly name: string;
  /** Label beside the control and in what staff read. */
  readonly label: string;
  readonly hint?: string;
  /** True when the visitor may leave it out; the label then says so. */
  readonly isOptional?: boolean;
  /** A sentence of its own about a value that is missing or is none of these; the check alone has it, see `withoutChecks`. */
  readonly fault?: string;
}

/** What a line of text has to be, beyond its length and its `type`. */
type TextFormat = 'web-address' | 'plate' | 'pounds' | 'pence' | 'reference';

/** One line of text. */
export interface TextSpec extends SpecBase {
  readonly kind: 'text';
  /** The keyboard of phones; an address or a number is also checked to be one. */
  readonly type?: 'email' | 'tel';
  /** The check alone has it. */
  readonly format?: TextFormat;
  /** The detail that browsers may fill in (WCAG 1.3.5). */
  readonly autoComplete?: string;
  readonly inputMode?: 'email' | 'tel';
  readonly maxLength: number;
  /** The way of replying (a value of the field `reply`) that needs this field; it is hidden until that is chosen. */
  readonly onlyFor?: 'email' | 'phone';
}

/** Several lines of text. */
interface LongTextSpec extends SpecBase {
  readonly kind: 'long-text';
  readonly maxLength: number;
}

/** A whole number. */
interface NumberSpec extends SpecBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

/** One choice of a list that opens. */
export interface SelectSpec extends SpecBase {
  readonly kind: 'select';
  readonly choices: Choices;
}

/** One of a few choices, all shown at once. */
export interface RadioSpec extends SpecBase {
  readonly kind: 'radio';
  readonly choices: Choices;
}

/** Boxes of which any number can be ticked. */
export interface TicksSpec extends SpecBase {
  readonly kind: 'ticks';
  readonly choices: Choices;
}

/** Fields that belong together, under a heading of their own. */
export interface GroupSpec {
  readonly kind: 'group';
  readonly legend: string;
  readonly hint?: string;
  readonly fields: readonly ControlSpec[];
}

/** A field with a value. */
export type ControlSpec = TextSpec | LongTextSpec | NumberSpec | SelectSpec | RadioSpec | TicksSpec;

/** A field of a form. The page draws it, and the mail to staff names its value by its label. */
export type FieldSpec = ControlSpec | GroupSpec;

/** The fields that have values, in the order of the form: those of a group in the group's place. */
export function listControls(fields: readonly FieldSpec[]): readonly ControlSpec[] {
  return fields.flatMap((field) => (field.kind === 'group' ? field.fields : [field]));
}

/** The fields as a page draws them: without what only the check of them needs. */
export function withoutChecks(fields: readonly FieldSpec[]): readonly FieldSpec[] {
  return fields.map((field) =>
    field.kind === 'group' ? { ...field, fields: field.fields.map(toDrawn) } : toDrawn(field),
  );
}

function toDrawn(field: ControlSpec): ControlSpec {
  if (field.kind === 'text') {
    const { fault, format, ...drawn } = field;
    return drawn;
  }
  const { fault, ...drawn } = field;
  return drawn;
}
