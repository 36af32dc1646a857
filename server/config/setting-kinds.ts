import { z } from 'zod';
import { parseOpeningHours } from '#shared/contact/parse-opening-hours.ts';

/** Text of a given shape. `fault` ends a sentence that begins with the setting's name. */
export function text(shape: RegExp, fault: string) {
  return z.string().regex(shape, fault);
}

/** A whole number within limits, both included. */
export function wholeNumber({ min, max }: { readonly min: number; readonly max: number }) {
  const fault = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, fault)
    .transform(Number)
    .refine((value) => value >= min && value <= max, fault);
}

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, `must be one of ${words.join(', ')}`);
}

/** `true` or `false`; any other spelling is a fault rather than a guess. */
export const flag = oneOf(['true', 'false']).transform((word) => word === 'true');

/** `https://host:port` and nothing after it. */
export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://www.example.co.uk, without a path or final slash');

/** An http address of a service, without credentials, query or final slash. */
export const serviceUrl = z
  .string()
  .refine(isServiceUrl, 'must be an address such as https://accounts.example.co.uk, without a final slash');

/** Long enough not to be guessed, of characters that a header can carry. */
export const bearerToken = text(
  /^[\w.~+/=-]{16,200}$/,
  'must be 16 to 200 letters, digits or any of . _ ~ + / = -',
);

/** `https://one.example, https://two.example/page` as a list. */
export const secureUrlList = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine((urls) => urls.every(isSecureUrl), 'must be https addresses with commas between them');

/** Opening hours as people write them, with the days and minutes that they mean. */
export const openingHours = z.string().transform((words, context) => {
  const times = parseOpeningHours(words);
  if (times) return { words, times };
  context.addIssue({ code: 'custom', message: 'must be hours such as Mon-Fri 9am-5.30pm, Sat 10am-4pm' });
  return z.NEVER;
});

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

function isServiceUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s?#@]+[^\s?#@/]$/.test(value) || !URL.canParse(value)) return false;
  return new URL(value).hostname !== '';
}

function isSecureUrl(value: string): boolean {
  return /^https:\/\/\S+$/.test(value) && URL.canParse(value);
}
