import * as z from 'zod';

const tooLong = 'This is too long.';
const missing = 'Please fill this in.';

/** Text without spaces around it, at most this long; empty when left out. */
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

/** One of the values of a list of choices. */
export const choiceOf = <const Value extends string>(
  values: readonly Value[],
  fault = 'Please choose one.',
) => z.enum(values, { error: fault });

/** One of the values of a list of choices, or none. */
export const optionalChoiceOf = <const Value extends string>(values: readonly Value[]) =>
  z.preprocess((value) => (value === '' ? undefined : value), choiceOf(values).optional());

/** Any number of the values of boxes; a form sends one value, several, or nothing. */
export const ticksOf = <const Value extends string>(values: readonly Value[]) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
    z.array(z.enum(values)).max(values.length),
  );

/** A whole number within limits, typed with or without thousands commas. */
export const wholeNumber = (min: number, max: number, fault: string) =>
  z
    .string({ error: fault })
    .trim()
    .transform((text) => text.replaceAll(',', ''))
    .pipe(z.string().regex(/^\d{1,9}$/, fault))
    .transform(Number)
    .refine((value) => value >= min && value <= max, fault);

/** A vehicle's registration: white space removed, upper case (spec, section 5). */
export const registrationPlate = z
  .string({ error: 'Please enter the registration.' })
  .max(20, tooLong)
  .transform(normalisePlate)
  .pipe(z.string().regex(/^[A-Z0-9]{2,8}$/, 'Please enter a registration such as AB12 CDE.'));

/** Removes white space and upper-cases (spec, section 5). */
function normalisePlate(text: string): string {
  return text.replace(/\s+/gu, '').toUpperCase();
}

/**
 * Line ends as the field counted them, for forms send two characters, and no other control character: databases
 * refuse some, and terminals obey others.
 */
function toTypedText(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '');
}
