import {
  type ConsentRecord,
  type DeliveryOrder,
  findEmail,
  type StoredEnquiry,
} from '#server/enquiries/enquiry-store.ts';
import { type MailMessage, singleAddress } from '#server/platform/mail/mail.ts';
import { dealLines, isPageOf, sourceLines } from './deal-lines.ts';
import { formatPart, type MailLine } from './mail-lines.ts';
import { type Lead, readLead } from './read-lead.ts';

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** The address that staff read, and the site of the pages that visitors come from. */
interface StaffMailbox {
  readonly to: string;
  readonly siteOrigin: string;
}

/**
 * The whole enquiry for staff, in the order in which a colleague would pass it on: who it is and how to reach them,
 * what they want, the deal with a link to it, what they agreed to, and the page that they came from. Each fact is there
 * once.
 */
export function staffMail(
  { deliveryId, enquiry, consents }: DeliveryOrder,
  { to, siteOrigin }: StaffMailbox,
): MailMessage {
  const email = findEmail(enquiry.fields);
  const lead = readLead(enquiry);
  const parts = [
    formatPart('', lead.who),
    ...toWantParts(lead, siteOrigin),
    formatPart('Kept from that moment', lead.rest),
    formatPart('Consent', consents.map(toConsentLine)),
    formatPart('', toOriginLines(enquiry, lead, siteOrigin)),
  ];
  return {
    to,
    subject: lead.subject,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    id: deliveryId,
    // The form may accept an address that is not valid as a mail header. It is then only in the text, so that staff
    // still get the mail.
    ...(email !== undefined && singleAddress.test(email) && { replyTo: email }),
  };
}

/**
 * A deal that the visitor asked for is listed with their request; a deal that they only looked at, or sell a vehicle
 * against, gets a part of its own.
 */
function toWantParts({ heading, wants, deal, dealHeading }: Lead, siteOrigin: string): readonly string[] {
  const aboutDeal = deal ? [...dealLines(deal, siteOrigin), ...sourceLines(deal)] : [];
  if (dealHeading === undefined) return [formatPart(heading, [...wants, ...aboutDeal])];
  return [formatPart(heading, wants), formatPart(dealHeading, aboutDeal)];
}

function toConsentLine({ purpose, wording, isGiven }: ConsentRecord): MailLine {
  return { label: isGiven ? 'Agreed' : 'Not agreed', value: `“${wording}” (${purpose})` };
}

/** Reference, time, and the page that the visitor came from, unless that is the deal's page, which stands above. */
function toOriginLines(
  { fromPage, reference, receivedAt }: StoredEnquiry,
  { deal }: Lead,
  siteOrigin: string,
): readonly MailLine[] {
  const isLinkedAbove = fromPage === null || (deal !== undefined && isPageOf(deal, fromPage));
  return [
    ...(isLinkedAbove ? [] : [{ label: 'Came from', value: `${siteOrigin}${fromPage}` }]),
    { label: 'Reference', value: reference },
    { label: 'Received', value: `${london.format(receivedAt)}, UK time` },
  ];
}
