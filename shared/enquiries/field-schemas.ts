import * as z from 'zod';
import type { Choices } from './field-spec.ts';

const tooLong = 'This is too long.';
const missing = 'Fill this in.';

/** Text without spaces around it, at most this long; undefined when left out. */
export const optionalText = (maxLength: number) =>
  z
    .string()
    .overwrite(toTypedText)
    .trim()
    .max(maxLength, tooLong)
    .optional()
    .transform((text) => text || undefined);

/** Text that has to be given. */
export const requiredText = (maxLength: number, fault = missing) =>
  z.string({ error: fault }).overwrite(toTypedText).trim().min(1, fault).max(maxLength, tooLong);

/** One of the choices that the form offers. */
export const choiceOf = <Value extends string>(choices: Choices<Value>, fault = 'Choose one.') =>
  z.enum(valuesOf(choices), { error: fault });

/** One of the choices that the form offers, or none. */
export const optionalChoiceOf = <Value extends string>(choices: Choices<Value>) =>
  z.preprocess((value) => (value === '' ? undefined : value), choiceOf(choices).optional());

/** Any number of the choices that the form offers as boxes; a form sends one value, several, or nothing. */
export const ticksOf = <Value extends string>(choices: Choices<Value>) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
    z.array(z.enum(valuesOf(choices))).max(valuesOf(choices).length),
  );

function valuesOf<Value extends string>(choices: Choices<Value>): readonly Value[] {
  return Object.keys(choices) as Value[];
}

/** A whole number within limits, typed with or without thousands commas. */
export const wholeNumber = (min: number, max: number, fault: string) =>
  z
    .string({ error: fault })
    .trim()
    .transform((text) => text.replaceAll(',', ''))
    .pipe(z.string().regex(/^\d{1,9}$/, fault))
    .transform(Number)
    .refine((value) => value >= min && value <= max, fault);

/** An http or https address, or none; `https://` is added where the visitor typed only `www.example.co.uk`. */
export const optionalWebAddress = (fault: string) =>
  optionalText(1000)
    .transform((text) => (text ? withScheme(text) : undefined))
    .refine((text) => text === undefined || isWebAddress(text), fault);

function withScheme(text: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).username === '';
}

/** A vehicle's registration: white space removed, upper case (spec, section 5). */
export const registrationPlate = z
  .string({ error: 'Enter the registration.' })
  .max(20, tooLong)
  .transform(normalisePlate)
  .pipe(z.string().regex(/^[A-Z0-9]{2,8}$/, 'Enter a registration such as AB12 CDE.'));

/** Removes white space and upper-cases (spec, section 5). */
function normalisePlate(text: string): string {
  return text.replace(/\s+/gu, '').toUpperCase();
}

/**
 * Removes control characters but tabs and line feeds, because databases refuse some of them and terminals act on
 * others. Forms send each line end as two characters; removing the carriage return gives the length that the browser
 * counted.
 */
export function toTypedText(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '');
}
