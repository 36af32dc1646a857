import type { ConsentRecord } from '#server/enquiries/enquiry-store.ts';
import { dealLines, sourceLines } from '#server/enquiries/lead/deal-lines.ts';
import { isPageOf } from '#server/enquiries/lead/is-page-of.ts';
import { formatPart, type LeadLine } from '#server/enquiries/lead/lead-line.ts';
import { type Lead, readLead } from '#server/enquiries/lead/read-lead.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';
import { singleAddress } from '#server/platform/mail/single-address.ts';
import type { DeliveryOrder, StoredEnquiry } from './delivery.ts';
import { findEmail } from './delivery-channels.ts';

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** Where staff read, and where the pages are that visitors come from. */
interface StaffMailbox {
  readonly to: string;
  readonly siteOrigin: string;
}

/**
 * The whole enquiry for staff, as a colleague would hand it over: who it is and how to reach them, what they want, the
 * deal with a link to it, what was agreed to, and where it came from. Each fact is told once.
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
    // The form's check of addresses may be wider than ours: an odd one is in the text and still reaches staff.
    ...(email !== undefined && singleAddress.test(email) && { replyTo: email }),
  };
}

/** A deal that was asked for is what is wanted; one that was only looked at stands on its own. */
function toWantParts({ heading, wants, deal, isDealViewed }: Lead, siteOrigin: string): readonly string[] {
  const aboutDeal = deal ? [...dealLines(deal, siteOrigin), ...sourceLines(deal)] : [];
  if (!isDealViewed) return [formatPart(heading, [...wants, ...aboutDeal])];
  return [formatPart(heading, wants), formatPart('Was looking at', aboutDeal)];
}

function toConsentLine({ purpose, wording, isGiven }: ConsentRecord): LeadLine {
  return { label: isGiven ? 'Agreed' : 'Not agreed', value: `“${wording}” (${purpose})` };
}

/** The page that the visitor came from is not told again where it is the deal's own. */
function toOriginLines(
  { fromPage, reference, receivedAt }: StoredEnquiry,
  { deal }: Lead,
  siteOrigin: string,
): readonly LeadLine[] {
  const isToldAbove = fromPage === null || (deal !== undefined && isPageOf(deal, fromPage));
  return [
    ...(isToldAbove ? [] : [{ label: 'Came from', value: `${siteOrigin}${fromPage}` }]),
    { label: 'Reference', value: reference },
    { label: 'Received', value: `${london.format(receivedAt)}, UK time` },
  ];
}
