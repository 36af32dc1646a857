import type { NewEnquiry } from '#server/enquiries/enquiry-store.ts';

/** A way in which an enquiry is delivered; one row of the outbox each. */
export type Channel = 'staff-mail' | 'visitor-mail' | 'webhook';

/** The ways in which an enquiry has to be delivered: to staff always, to the visitor where an address was given. */
export function deliveryChannels(
  { fields }: Pick<NewEnquiry, 'fields'>,
  { hasWebhook }: { readonly hasWebhook: boolean },
): readonly Channel[] {
  return [
    'staff-mail',
    ...(findEmail(fields) === undefined ? [] : (['visitor-mail'] as const)),
    ...(hasWebhook ? (['webhook'] as const) : []),
  ];
}

/** The visitor's e-mail address: every form that asks for one calls its field `email`. */
export function findEmail(fields: Readonly<Record<string, unknown>>): string | undefined {
  const { email } = fields;
  return typeof email === 'string' && email !== '' ? email : undefined;
}
