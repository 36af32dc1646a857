import { z } from 'zod';

/** Text without spaces around it, of at most this many characters. */
export const textField = (maxLength: number) => z.string().trim().max(maxLength, 'This is too long.');

/** Text that has to be given. */
export const requiredText = (maxLength: number) => textField(maxLength).min(1, 'Fill this in.');

export const emailField = requiredText(254).pipe(
  z.email('Enter an email address such as name@example.co.uk.'),
);

/** The password of an existing account. */
export const passwordField = z.string().min(1, 'Enter your password.').max(200, 'This is too long.');

/** The length of a new password; `findPasswordFault` says whether it is easy to guess. */
export const newPasswordField = z
  .string()
  .min(10, 'Choose at least 10 characters.')
  .max(200, 'Choose at most 200 characters.');
