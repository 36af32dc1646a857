import * as z from 'zod';
import type { Choices, ControlSpec, TextSpec } from '#shared/contracts/field-spec.ts';
import type { EnquiryFields } from './enquiry-fields.ts';

/** What is checked of a line of text, and the label that names it where it is too long. */
export interface TextLimit {
  readonly label: string;
  readonly maxLength: number;
}

/** Said of a text that is too long: which one, and how long it may be. */
export function tooLong({ label, maxLength }: TextLimit): string {
  return `Shorten “${label}” to ${maxLength.toLocaleString('en-GB')} characters or fewer.`;
}

/** What a field says of a value that is missing or is none of its own; each field of an enquiry has its own sentence. */
function faultOf({ fault, label }: Pick<ControlSpec, 'fault' | 'label'>): string {
  return fault ?? `Fill in “${label}”.`;
}

type FieldSchema = z.ZodType<EnquiryFields[string]>;

/** The check of one field, from its spec. What it lets through is clean: trimmed, a number, a list. */
export function fieldSchema(field: ControlSpec): FieldSchema {
  switch (field.kind) {
    case 'text':
      return textSchema(field);
    case 'long-text':
      return plainText(field);
    case 'number':
      return orNothing(field, wholeNumber(field.min, field.max, faultOf(field)));
    case 'select':
    case 'radio':
      return orNothing(field, choiceOf(field.choices, faultOf(field)));
    case 'ticks':
      return ticksOf(field.choices, faultOf(field)).refine(
        (ticked) => field.isOptional || ticked.length > 0,
        faultOf(field),
      );
  }
}

function textSchema(field: TextSpec): FieldSchema {
  // Whether it is needed follows from another field: see `formSchema`.
  if (field.onlyFor !== undefined) return optionalText(field);
  switch (field.format ?? field.type) {
    case 'email':
      return textLike(field, isEmail, 'Enter an email address such as name@example.co.uk.');
    case 'tel':
      return textLike(field, isPhone, 'Enter a phone number such as 0161 496 0000.');
    case 'reference':
      return textLike(field, isReference, 'Enter a reference of letters and digits, such as 1000000001.');
    case 'web-address':
      return webAddress(field);
    case 'plate':
      return orNothing(field, registrationPlate(field));
    case 'pounds':
      return orNothing(field, pounds(faultOf(field)));
    case 'pence':
      return orNothing(field, pence(faultOf(field)));
    default:
      return plainText(field);
  }
}

type PlainSpec = Pick<TextSpec, 'label' | 'maxLength' | 'isOptional' | 'fault'>;

function plainText(field: PlainSpec): z.ZodType<string | undefined> {
  return field.isOptional ? optionalText(field) : requiredText(field, faultOf(field));
}

/** Text for which `isRight` holds; `wrong` says what it has to be. */
function textLike(field: TextSpec, isRight: (text: string) => boolean, wrong: string): FieldSchema {
  if (!field.isOptional) return requiredText(field, faultOf(field)).refine(isRight, wrong);
  return optionalText(field).refine((text) => text === undefined || isRight(text), wrong);
}

/** Lets an optional field be empty. */
function orNothing({ isOptional }: ControlSpec, schema: FieldSchema): FieldSchema {
  return isOptional ? z.preprocess((value) => (value === '' ? undefined : value), schema.optional()) : schema;
}

/** Text without spaces around it, at most this long; undefined when left out. */
const optionalText = (field: PlainSpec) =>
  z
    .string({ error: faultOf(field) })
    .overwrite(toTypedText)
    .trim()
    .max(field.maxLength, tooLong(field))
    .optional()
    .transform((text) => text || undefined);

/** Text that has to be given. */
export const requiredText = (limit: TextLimit, fault: string) =>
  z.string({ error: fault }).overwrite(toTypedText).trim().min(1, fault).max(limit.maxLength, tooLong(limit));

/** One of the choices that the form offers. */
const choiceOf = <Value extends string>(choices: Choices<Value>, fault: string) =>
  z.enum(valuesOf(choices), { error: fault });

/** Any number of the choices that the form offers as boxes; a form sends one value, several, or nothing. */
const ticksOf = <Value extends string>(choices: Choices<Value>, fault: string) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
    z.array(z.enum(valuesOf(choices), { error: fault })).max(valuesOf(choices).length, fault),
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

/** An http or https address; `https://` is added where the visitor typed only `www.example.co.uk`. */
function webAddress(field: TextSpec): FieldSchema {
  return plainText(field)
    .transform((text) => (text ? withScheme(text) : undefined))
    .refine((text) => text === undefined || isWebAddress(text), faultOf(field));
}

function withScheme(text: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).username === '';
}

/** An amount as people write it: "£1,249.99" becomes "1249.99". */
const pounds = (fault: string) =>
  z
    .string({ error: fault })
    .transform((text) => text.replace(/[£\s]/gu, ''))
    // Commas before every three digits alone, so that 249,99 is not taken for 24,999.
    .pipe(z.string().regex(/^(\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?$/, fault))
    .transform((text) => text.replace(',', ''));

/** Pence as people write them: "12.6p" becomes "12.6". */
const pence = (fault: string) =>
  z
    .string({ error: fault })
    .transform((text) => text.trim().replace(/ ?p$/u, ''))
    .pipe(z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, fault));

const anyEmail = z.email();

function isEmail(text: string): boolean {
  return anyEmail.safeParse(text).success;
}

/** 9 to 15 digits, as in E.164, with the usual marks between them. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 9 && digits <= 15;
}

/** The reference of an enquiry or quote, or the ten digits of a vehicle. */
function isReference(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9 /-]*$/.test(text);
}

/** A vehicle's registration: white space removed, upper case (spec, section 5). */
const registrationPlate = (field: TextSpec) =>
  z
    .string({ error: faultOf(field) })
    .min(1, faultOf(field))
    .max(field.maxLength, tooLong(field))
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
