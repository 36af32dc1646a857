import { z } from 'zod';
import { passwordLength } from '#shared/contracts/password-length.ts';
import { type TextLimit, tooLong } from '#shared/enquiries/field-schemas.ts';

/** Text without spaces around it, no longer than its limit. */
export const textField = (limit: TextLimit, fault?: string) =>
  z.string({ error: fault }).trim().max(limit.maxLength, tooLong(limit));

/** Text that has to be given. */
export const requiredText = (limit: TextLimit, fault = `Enter your ${limit.label.toLowerCase()}.`) =>
  textField(limit, fault).min(1, fault);

export const emailField = requiredText({ label: 'Email address', maxLength: 254 }).pipe(
  z.email('Enter an email address such as name@example.co.uk.'),
);

const { min, max } = passwordLength;

/** The password of an existing account. */
export const passwordField = z
  .string({ error: 'Enter your password.' })
  .min(1, 'Enter your password.')
  .max(max, tooLong({ label: 'Password', maxLength: max }));

const short = `Choose a password of at least ${min} characters.`;

export const newPasswordField = z
  .string({ error: short })
  .min(min, short)
  .max(max, `Choose a password of at most ${max} characters.`);
