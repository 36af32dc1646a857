import { findDefinition } from '#server/enquiries/describe-fields.ts';
import type { ConsentRecord } from '#server/enquiries/enquiry-store.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { DeliveryFault } from '#server/outbox/delivery-fault.ts';
import type { DeliveryOrder } from './delivery.ts';
import { findEmail } from './delivery-channels.ts';

/** Who answers, for the end of the message. */
export interface MailIdentity {
  readonly name: string;
  readonly phone: string;
  readonly openingHours: string;
}

/**
 * Tells the visitor that the enquiry has arrived and what happens next, with a copy of what was agreed to. It holds
 * our words only: the address may be a stranger's, who must not get by us what somebody else typed. Throws a `DeliveryFault` without an address.
 */
export function visitorMail(
  { deliveryId, enquiry, consents }: DeliveryOrder,
  identity: MailIdentity,
): MailMessage {
  const { reference, kind, fields } = enquiry;
  const to = findEmail(fields);
  if (to === undefined) throw new DeliveryFault('there is no e-mail address');
  const definition = findDefinition(kind);
  const what = definition?.name ?? 'enquiry';
  const text = [
    'Hello,',
    `We have your ${what}. Its reference is ${reference}.`,
    ...(definition ? [definition.next.join('\n')] : []),
    ...consents.map(toConsentWords),
    `Questions? Call us on ${identity.phone} (${identity.openingHours}) and name the reference.`,
    'You did not write to us? Then somebody gave your address by mistake, and you need do nothing.',
    identity.name,
  ];
  return {
    to,
    subject: `We have your ${what}: ${reference}`,
    text: `${text.join('\n\n')}\n`,
    id: deliveryId,
    // RFC 3834: holiday notices and other machines do not answer.
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

function toConsentWords({ wording, isGiven }: ConsentRecord): string {
  return `${isGiven ? 'You agreed to' : 'You did not agree to'}: “${wording}”`;
}
