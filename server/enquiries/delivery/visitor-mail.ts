import { findDefinition } from '#server/enquiries/describe-fields.ts';
import type { ConsentRecord } from '#server/enquiries/enquiry-store.ts';
import { dealLines, priceWords } from '#server/enquiries/lead/deal-lines.ts';
import { readKeptDeal } from '#server/enquiries/lead/kept-deal.ts';
import { formatPart } from '#server/enquiries/lead/lead-line.ts';
import { subjectLine } from '#server/enquiries/lead/short-words.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';
import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';
import { marketingConsent } from '#shared/enquiries/definitions/marketing-consent.ts';
import type { DeliveryOrder } from './delivery.ts';
import { findEmail } from './delivery-channels.ts';

/** Who answers, for the end of the message, and where the pages are. */
export interface MailIdentity {
  readonly name: string;
  readonly phone: string;
  readonly openingHours: string;
  readonly siteOrigin: string;
}

/**
 * Tells the visitor that the enquiry has arrived and what happens next, with the deal that a quote is for and a copy of
 * what was agreed to. It holds our words only: the address may be a stranger's, who must not get by us what somebody
 * else typed. Throws a `DeliveryFault` without an address.
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
  const { deal } = readKeptDeal(enquiry.snapshot);
  const text = [
    'Hello,',
    `Thank you. We’ve received your ${what}.\nReference: ${reference}`,
    ...(deal ? [formatPart('', dealLines(deal, identity.siteOrigin))] : []),
    ...(definition ? [['What happens next', ...definition.next].join('\n')] : []),
    ...consents.map(toConsentWords),
    `Questions? Call us on ${identity.phone} (${identity.openingHours}) and quote your reference.`,
    'Not you? Someone may have entered your address by mistake. You can ignore this email.',
    identity.name,
  ];
  return {
    to,
    subject: deal
      ? subjectLine(`Your ${what}`, [deal.terms.vehicleName, priceWords(deal)])
      : `We have your ${what}: ${reference}`,
    text: `${text.join('\n\n')}\n`,
    id: deliveryId,
    // RFC 3834: holiday notices and other machines do not answer.
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

function toConsentWords({ purpose, wording, isGiven }: ConsentRecord): string {
  if (isGiven) return `You agreed to: “${wording}”`;
  return purpose === marketingConsent.purpose
    ? 'This doesn’t sign you up for marketing emails.'
    : `You did not agree to: “${wording}”`;
}
