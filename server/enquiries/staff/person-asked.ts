import { z } from 'zod';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import type { Asked } from '#server/platform/person/held-data.ts';
import { toPhoneDigits } from '#server/platform/person/person.ts';
import { staffText } from '#server/staff/late-form.ts';
import { personFields } from '#shared/pages/staff/staff-fields.ts';

/** The fields by which staff say whom they mean. Either may be empty. */
export const askedFields = {
  email: staffText(personFields.email)
    .refine(
      (email) => email === '' || z.email().safeParse(email).success,
      'Enter an email address such as name@example.co.uk.',
    )
    .default(''),
  phone: staffText(personFields.phone)
    .refine((phone) => phone === '' || toPhoneDigits(phone).length >= 9, 'Enter the whole phone number.')
    .default(''),
};

/** The person whom staff mean. Throws `InvalidInputError` when both fields are empty. */
export function toAsked({ email, phone }: { readonly email: string; readonly phone: string }): Asked {
  if (email === '' && phone === '')
    throw new InvalidInputError({ email: 'Enter an address, a number, or both.' });
  return { ...(email && { email }), ...(phone && { phone }) };
}

/** The person in a form that has been checked before; undefined when the fields name none. */
export function findAsked(values: Readonly<Record<string, unknown>>): Asked | undefined {
  const { data } = z.object(askedFields).safeParse(values);
  return data && (data.email !== '' || data.phone !== '') ? toAsked(data) : undefined;
}
