import { z } from 'zod';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { type OptionValues, text } from '#server/platform/command-line/option.ts';
import type { Asked } from '#server/platform/person/held-data.ts';
import { toPhoneDigits } from '#server/platform/person/person.ts';

/** Whom a request is about. */
export const personFields = z.strictObject({
  email: z.string().min(3).max(254).optional(),
  phone: z.string().min(9).max(30).optional(),
});

/** The options that name a person. */
export const personOptions = {
  email: text('<address>'),
  phone: text('<number>', 'With --email, or alone: also what was sent with this number and no address.'),
};

/** The person that was typed; undefined without address and number. Throws `UsageError` for what can be neither. */
export function findTypedPerson({ email, phone }: OptionValues<typeof personOptions>): Asked | undefined {
  if (email === undefined && phone === undefined) return undefined;
  if (email !== undefined && (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email.trim())))
    throw new UsageError('--email must be one email address.');
  if (phone !== undefined && (phone.length > 30 || toPhoneDigits(phone).length < 9))
    throw new UsageError('--phone must be a whole phone number.');
  return {
    ...(email !== undefined && { email: email.trim() }),
    ...(phone !== undefined && { phone: phone.trim() }),
  };
}
