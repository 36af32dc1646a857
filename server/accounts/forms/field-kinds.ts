import { z } from 'zod';
import { passwordLength } from '#shared/contracts/password-length.ts';

/** Text without spaces around it, of at most this many characters. */
export const textField = (maxLength: number) => z.string().trim().max(maxLength, 'This is too long.');

/** Text that has to be given. */
export const requiredText = (maxLength: number) => textField(maxLength).min(1, 'Fill this in.');

export const emailField = requiredText(254).pipe(
  z.email('Enter an email address such as name@example.co.uk.'),
);

const { min, max } = passwordLength;

/** The password of an existing account. */
export const passwordField = z.string().min(1, 'Enter your password.').max(max, 'This is too long.');

export const newPasswordField = z
  .string()
  .min(min, `Choose at least ${min} characters.`)
  .max(max, `Choose at most ${max} characters.`);
