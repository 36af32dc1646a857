import { z } from 'zod';

/** One input of a tool's form: what it accepts, what stands in its place, and what to type instead. */
export interface QuestionField<Value> {
  readonly schema: z.ZodType<Value>;
  readonly usual: Value;
  /** Said when what was typed cannot be used: "Enter a list price from £5,000 to £300,000." */
  readonly advice: string;
}

type Fields = Readonly<Record<string, QuestionField<unknown>>>;
type Answers<Of extends Fields> = { readonly [Name in keyof Of]: Of[Name]['usual'] };

/**
 * Reads a tool's form from the query string. What is missing takes its usual value; what cannot be used does so too, with
 * a note that says what to type. An empty usual value stands for no answer.
 */
export function readQuestion<Of extends Fields>(
  fields: Of,
  search: URLSearchParams,
): { readonly values: Answers<Of>; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const values = Object.entries(fields).map(([name, { schema, usual, advice }]) => {
    const text = search.get(name)?.trim() ?? '';
    if (text === '') return [name, usual] as const;
    const read = schema.safeParse(text);
    if (!read.success)
      notes.push(`${advice} Until then we ${usual === '' ? 'leave it out' : 'use our own figure'}.`);
    return [name, read.success ? read.data : usual] as const;
  });
  return { values: Object.fromEntries(values) as Answers<Of>, notes };
}

interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly advice: string;
}

/** A whole number between two, thousands commas and a pound sign allowed. */
export function wholeField(usual: number, limits: NumberLimits): QuestionField<number> {
  const toDigits = (text: string) => text.replace(/^£/, '').replaceAll(',', '');
  return numberField(usual, limits, { toDigits, digits: /^\d{1,7}$/ });
}

/** A number with up to two decimals between two, a per cent sign allowed. */
export function decimalField(usual: number, limits: NumberLimits): QuestionField<number> {
  const toDigits = (text: string) => text.replace(/ ?%$/, '');
  return numberField(usual, limits, { toDigits, digits: /^\d{1,4}(\.\d{1,2})?$/ });
}

function numberField(
  usual: number,
  { min, max, advice }: NumberLimits,
  { toDigits, digits }: { readonly toDigits: (text: string) => string; readonly digits: RegExp },
): QuestionField<number> {
  const schema = z
    .string()
    .max(12)
    .transform(toDigits)
    .pipe(z.string().regex(digits).transform(Number))
    .pipe(z.number().min(min).max(max));
  return { schema, usual, advice };
}

/** One of a few values. */
export function choiceField<const Value extends string | number>(
  choices: readonly Value[],
  usual: Value,
  advice: string,
): QuestionField<Value> {
  const find = (text: string) => choices.find((choice) => String(choice) === text);
  const schema = z
    .string()
    .refine((text) => find(text) !== undefined)
    .transform((text) => find(text) ?? usual);
  return { schema, usual, advice };
}

/** A day between two, as an ISO date; days that a calendar does not have are refused. */
export function dateField(
  usual: string,
  { min, max, advice }: { readonly min: string; readonly max: string; readonly advice: string },
): QuestionField<string> {
  const schema = z.iso.date().refine((day) => min <= day && day <= max);
  return { schema, usual, advice };
}

/** A box that is ticked or not. */
export function tickField(advice: string): QuestionField<boolean> {
  return { schema: z.literal('true').transform(() => true), usual: false, advice };
}
