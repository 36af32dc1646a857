import { z } from 'zod';
import { singleAddress } from '#server/platform/mail/mail.ts';

const notAnAddress = 'must be an email address such as enquiries@example.co.uk';

import { parseOpeningHours } from '#shared/contact/parse-opening-hours.ts';

/** Text that matches `shape`. `fault` completes a sentence that begins with the setting's name. */
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

/** `true` or `false`; any other spelling is refused rather than guessed. */
export const flag = oneOf(['true', 'false']).transform((word) => word === 'true');

/** `https://host:port` and nothing after it. */
export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://www.example.co.uk, without a path or final slash');

/** An http address of a service, without credentials, query or final slash. */
export const serviceUrl = z
  .string()
  .refine(isServiceUrl, 'must be an address such as https://accounts.example.co.uk, without a final slash');

/** An http address that personal data is sent to: https, unless it is on this machine. */
export const secureServiceUrl = z
  .string()
  .refine(
    (url) => isServiceUrl(url) && (isSecureUrl(url) || isOnThisMachine(url)),
    'must be an address such as https://crm.example.co.uk/enquiries, with https and without a final slash',
  );

/** An address that secrets are sent to: https, unless it is on this machine; a final slash is part of it. */
export const secureAddress = z
  .string()
  .refine(
    (url) =>
      /^https?:\/\/[^\s?#@]+$/.test(url) && URL.canParse(url) && (isSecureUrl(url) || isOnThisMachine(url)),
    'must be an address such as https://login.example.co.uk, with https',
  );

/** `smtp://user:password@host:587` or `smtps://…`; `?tls=off` is the only addition. */
export const mailServerUrl = text(
  /^smtps?:\/\/([^\s?#@/]+@)?[^\s?#@/]+(\?tls=off)?$/,
  'must be an address such as smtp://user:password@mail.example.co.uk:587, of one mail server',
).refine((url) => URL.canParse(url), 'must be an address whose user and password are percent-encoded');

/** `Name <name@example.co.uk>` or the address alone. */
export const mailSender = z
  .string()
  .refine(
    (sender) => singleAddress.test(/^[^<>"\p{Cc}]*<([^<>]*)>$/u.exec(sender)?.[1] ?? sender),
    notAnAddress,
  );

/** Secret of a webhook as the Standard Webhooks specification writes it: 24 to 64 bytes in base64. */
export const webhookSecret = text(
  /^whsec_(?=.{32,88}$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  'must be whsec_ and 24 to 64 random bytes in base64',
);

/** Address of a script that pages may load; only characters that are allowed in a security policy. */
export const scriptUrl = z
  .string()
  .refine(
    (url) =>
      /^https?:\/\/[^\s?#@;,'"]+$/.test(url) &&
      URL.canParse(url) &&
      (isSecureUrl(url) || isOnThisMachine(url)),
    'must be an https address such as https://tags.example.co.uk/gtm.js, without a query',
  );

/** Too long to be guessed; only characters that are allowed in a header. */
export const bearerToken = text(
  /^[\w.~+/=-]{16,200}$/,
  'must be 16 to 200 letters, digits or any of . _ ~ + / = -',
);

/** `https://one.example, https://two.example/page` as a list. */
export const secureUrlList = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine((urls) => urls.every(isSecureUrl), 'must be https addresses with commas between them');

/** Email addresses and https addresses as a list of `mailto:` and https addresses. */
export const contactList = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim().replace(/^mailto:/, '')))
  .refine(
    (entries) => entries.every((entry) => singleAddress.test(entry) || isSecureUrl(entry)),
    'must be email addresses or https addresses with commas between them',
  )
  .transform((entries) => entries.map((entry) => (isSecureUrl(entry) ? entry : `mailto:${entry}`)));

/** Opening hours as people write them, together with their days and minutes. */
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

function isOnThisMachine(value: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(value).hostname);
}
