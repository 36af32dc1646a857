import { type ConsentRecord, type DeliveryOrder, findEmail } from '#server/enquiries/enquiry-store.ts';
import { readKeptDeal } from '#server/enquiries/kept-deal.ts';
import { type MailMessage, toLetter } from '#server/platform/mail/mail.ts';
import { DeliveryFault } from '#server/platform/outbox/delivery-fault.ts';
import { stepsAfter } from '#shared/enquiries/enquiry-definition.ts';
import { findDefinition } from '#shared/enquiries/enquiry-kinds.ts';
import { marketingConsent } from '#shared/enquiries/kinds/contact-details.ts';
import { feeWords } from '#shared/tax/law-in-words.ts';
import { dealLines, priceWords } from './deal-lines.ts';
import { formatPart, subjectLine } from './mail-lines.ts';

/** Who signs the mail, how to call us, and the site of its links. */
export interface MailIdentity {
  readonly name: string;
  readonly phone: string;
  readonly openingHours: string;
  readonly siteOrigin: string;
  /** Where the visitor takes back that we may send offers. */
  readonly marketingOffHref: string;
}

/**
 * Tells the visitor that the enquiry has arrived and what happens next, with the deal of a quote and a copy of what
 * they agreed to. It holds only our own words, because the address may be a stranger's: we must not mail them what
 * another person typed. Throws a `DeliveryFault` when the enquiry has no address.
 */
export function visitorMail(
  { deliveryId, enquiry, consents }: DeliveryOrder,
  identity: MailIdentity,
): MailMessage {
  const { reference, kind, fields } = enquiry;
  const to = findEmail(fields);
  if (to === undefined) throw new DeliveryFault('the enquiry has no email address');
  const definition = findDefinition(kind);
  const what = definition?.name ?? 'enquiry';
  const { deal } = readKeptDeal(enquiry.snapshot);
  const fee = deal && feeWords({ feePence: deal.terms.feePence, vat: deal.vat });
  const text = [
    `Thank you. We’ve received your ${what}.\nReference: ${reference}`,
    ...(deal ? [formatPart(definition?.dealHeading ?? '', dealLines(deal, identity.siteOrigin))] : []),
    ...(fee === undefined ? [] : [`Our fee\n${fee}`]),
    ...(definition
      ? [['What happens next', ...stepsAfter(definition, identity.openingHours)].join('\n')]
      : []),
    ...consents.map((consent) => toConsentWords(consent, identity)),
    `Questions? Call us on ${identity.phone} and quote your reference.`,
    'Not you? Someone may have entered your address by mistake. You can ignore this email.',
  ];
  return {
    to,
    subject:
      deal && definition?.dealHeading === undefined
        ? subjectLine(`Your ${what}`, [deal.terms.vehicleName, priceWords(deal)])
        : `We have your ${what}: ${reference}`,
    text: toLetter(text.join('\n\n'), identity.name),
    id: deliveryId,
    // RFC 3834: keeps holiday notices and other automatic mail from answering.
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

function toConsentWords(
  { purpose, wording, isGiven }: ConsentRecord,
  { marketingOffHref }: Pick<MailIdentity, 'marketingOffHref'>,
): string {
  if (isGiven && purpose === marketingConsent.purpose)
    return `You agreed to: “${wording}”\nChanged your mind? Stop marketing emails: ${marketingOffHref}`;
  if (isGiven) return `You agreed to: “${wording}”`;
  return purpose === marketingConsent.purpose
    ? 'This doesn’t sign you up for marketing emails.'
    : `You didn’t agree to: “${wording}”`;
}
