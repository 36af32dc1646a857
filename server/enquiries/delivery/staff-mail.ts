import { type DescribedField, describeFields, findDefinition } from '#server/enquiries/describe-fields.ts';
import type { ConsentRecord } from '#server/enquiries/enquiry-store.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { singleAddress } from '#server/mail/single-address.ts';
import type { DeliveryOrder } from './delivery.ts';
import { findEmail } from './delivery-channels.ts';
import { describeSnapshot } from './describe-snapshot.ts';

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

/** The whole enquiry for staff: every field by its label, what was agreed to, and what was true when it was sent. */
export function staffMail(
  { deliveryId, enquiry, consents }: DeliveryOrder,
  { to, siteOrigin }: StaffMailbox,
): MailMessage {
  const { reference, kind, fromPage, fields, snapshot, receivedAt } = enquiry;
  const email = findEmail(fields);
  const name = findDefinition(kind)?.name ?? kind;
  const text = [
    `${capitalise(name)}, reference ${reference}`,
    `Received on ${london.format(receivedAt)}, London time.${fromPage === null ? '' : `\nThe visitor came from ${siteOrigin}${fromPage}`}`,
    formatLines('What was sent', describeFields(kind, fields)),
    formatLines('What was agreed to', consents.map(toConsentLine)),
    formatLines('What was true when it was sent', snapshot ? describeSnapshot(snapshot) : []),
  ];
  return {
    to,
    subject: `${capitalise(name)} ${reference}`,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    id: deliveryId,
    // The form's check of addresses may be wider than ours: an odd one is in the text and still reaches staff.
    ...(email !== undefined && singleAddress.test(email) && { replyTo: email }),
  };
}

function toConsentLine({ purpose, wording, isGiven }: ConsentRecord): DescribedField {
  return { label: isGiven ? 'Yes' : 'No', value: `${wording} (${purpose})` };
}

/** Longer texts stand below their label, indented, so that none of their lines can be taken for a label. */
function formatLines(heading: string, lines: readonly DescribedField[]): string {
  if (lines.length === 0) return '';
  const shown = lines.map(({ label, value }) =>
    /[\r\n]/.test(value) ? `${label}:\n    ${value.split(/\r\n?|\n/).join('\n    ')}` : `${label}: ${value}`,
  );
  return [heading, ...shown].join('\n');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
