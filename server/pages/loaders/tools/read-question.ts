import { z } from 'zod';
import { type RefusedField, type RefusedFields, toRefused } from '#shared/contracts/refused-fields.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds, groupThousands, toPence } from '#shared/format/format-pounds.ts';

/** One input of a tool's form: what it accepts, what stands in its place, and what to type instead. */
export interface QuestionField<Value> {
  readonly schema: z.ZodType<Value>;
  readonly usual: Value;
  /** Said when what was typed cannot be used: "Enter a list price from £5,000 to £300,000." */
  readonly advice: string;
  /** The usual value as a sentence has it: "£35,000". Without it the form shows what is used. */
  readonly usualWords?: string;
}

type Fields = Readonly<Record<string, QuestionField<unknown>>>;
type Answers<Of extends Fields> = { readonly [Name in keyof Of]: Of[Name]['usual'] };

/** A form that was read: its answers, and what of it could not be used. */
export interface ReadForm<Values> {
  readonly values: Values;
  /** A sentence for each field that was refused: what to type, and what is used until then. */
  readonly notes: readonly string[];
  /** The same for the fields themselves, which keep what was typed. */
  readonly refused: RefusedFields;
}

/**
 * Reads a tool's form from the query string. What is missing takes its usual value; what cannot be used does so too, and
 * is refused aloud. An empty usual value stands for no answer.
 */
export function readQuestion<Of extends Fields>(fields: Of, search: URLSearchParams): ReadForm<Answers<Of>> {
  const notes: string[] = [];
  const refused: Record<string, RefusedField> = {};
  const values = Object.entries(fields).map(([name, { schema, usual, advice, usualWords }]) => {
    const text = search.get(name)?.trim() ?? '';
    if (text === '') return [name, usual] as const;
    const read = schema.safeParse(text);
    if (read.success) return [name, read.data] as const;
    refused[name] = toRefused(text, advice);
    notes.push(`${advice} Until then ${insteadWords(usual, usualWords)}.`);
    return [name, usual] as const;
  });
  return { values: Object.fromEntries(values) as Answers<Of>, notes, refused };
}

function insteadWords(usual: unknown, words: string | undefined): string {
  if (usual === '') return 'we leave it out';
  return words === undefined ? 'we use what the form shows' : `we use ${words}`;
}

/** A smallest and a largest number, and what is asked for: "Enter a list price from £5,000 to £300,000." */
type NumberLimits = { readonly min: number; readonly max: number } & (
  | { readonly what: string; readonly unit?: string }
  | { readonly advice: string }
);

/** Digits with a comma before every three or none, so that 366,11 is not taken for 36,611. */
const whole = /^(\d{1,7}|\d{1,3}(,\d{3}){1,2})$/;
const withPence = /^(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/;
const smallDecimal = /^\d{1,4}(\.\d{1,2})?$/;

/** The signs of units that people type around a number. */
const units = /^£ ?| ?(%|p)$/g;

/** A whole number between two, thousands commas allowed. */
export const wholeField = numberField(whole, groupThousands);

/** Pounds between two, with pence or without; a pound sign and thousands commas allowed. */
export const poundsField = numberField(withPence, (pounds) => formatPounds(toPence(pounds)));

/** Pence between two, such as 12.6 or 12.6p. */
export const penceField = numberField(smallDecimal, (pence) => `${pence}p`);

/** A number with up to two decimals between two, such as 9.9. */
export const decimalField = numberField(smallDecimal, String);

/** The same with a percent sign or without, such as 9.9 or 9.9%. */
export const percentField = numberField(smallDecimal, (percent) => `${percent}%`);

/** A number that may be left out. */
export function optionalField(field: QuestionField<number>): QuestionField<number | ''> {
  return { ...field, usual: '' };
}

function numberField(digits: RegExp, say: (value: number) => string) {
  return (usual: number, limits: NumberLimits): QuestionField<number> => {
    const { min, max } = limits;
    const schema = z
      .string()
      .max(14)
      .transform((text) => text.replaceAll(units, ''))
      .pipe(z.string().regex(digits))
      .transform((text) => Number(text.replaceAll(',', '')))
      .pipe(z.number().min(min).max(max));
    const range = `from ${say(min)} to ${say(max)}`;
    const advice = 'advice' in limits ? limits.advice : toAdvice(range, limits);
    return { schema, usual, usualWords: say(usual), advice };
  };
}

function toAdvice(range: string, { what, unit }: { readonly what: string; readonly unit?: string }): string {
  return `Enter ${what} ${range}${unit === undefined ? '' : ` ${unit}`}.`;
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
  return { schema, usual, usualWords: formatDate(usual), advice };
}

/** A box that is ticked or not. */
export function tickField(advice: string): QuestionField<boolean> {
  return { schema: z.literal('true').transform(() => true), usual: false, advice };
}
