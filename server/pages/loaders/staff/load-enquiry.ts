import { findEmail, type StoredEnquiry } from '#server/enquiries/enquiry-store.ts';
import { dealLines, sourceLines } from '#server/enquiries/mails/deal-lines.ts';
import type { MailLine } from '#server/enquiries/mails/mail-lines.ts';
import { readLead } from '#server/enquiries/mails/read-lead.ts';
import { channelNames } from '#server/enquiries/staff/channel-names.ts';
import { type EnquiryForStaff, findEnquiryForStaff } from '#server/enquiries/staff/find-for-staff.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { StaffEnquiryData, StaffFacts } from '#shared/pages/staff/enquiries-data.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { staffEnquiryPaths } from '#shared/routes/staff-paths.ts';
import { nameKind } from './load-enquiries.ts';
import { formatMoment, readStaffRequest } from './staff-frame.ts';

/** One enquiry whole. That it was read is written down before it is shown. */
export const loadStaffEnquiry: Loader<typeof staffPages.staffEnquiry> = async (request) => {
  const { staff, member, frame, form } = readStaffRequest(request);
  const reference = (request.params.reference ?? '').toUpperCase();
  const found = await findEnquiryForStaff(staff.orm, reference);
  if (!found) throw new NotFoundError(`enquiry ${reference}`);
  await staff.audit.write({ who: member.email, action: auditActions.enquiryRead, subject: reference });
  return { frame, form, ...toData(found, request.services.site.origin) };
};

const actionWords = { answered: 'Marked as answered', reopened: 'Marked as not answered', noted: '' };
const stateWords = { waiting: 'Waiting', delivered: 'Delivered', dead: 'Given up', held: 'Held' };

function toData(
  { row, consents, deliveries, history }: EnquiryForStaff,
  siteOrigin: string,
): Omit<StaffEnquiryData, 'frame' | 'form'> {
  const { reference, kind, fields, answeredAt, answeredBy } = row;
  const email = fields ? findEmail(fields) : undefined;
  return {
    reference,
    title: nameKind(kind),
    lead: `${reference}, received ${formatMoment(row.receivedAt)}`,
    isErased: row.erasedAt !== null,
    isSuspected: row.isSuspected,
    groups: fields ? toGroups({ ...row, fields }, siteOrigin) : [],
    answered: answeredAt ? `Answered ${formatMoment(answeredAt)} by ${answeredBy}` : undefined,
    history: history.map(({ at, writtenBy, action, note }) => ({
      label: `${formatMoment(at)}, ${writtenBy}`,
      value: [actionWords[action], note].filter(Boolean).join('\n'),
    })),
    deliveries: deliveries.map(({ channel, state, attempts, lastFault, deliveredAt }) => ({
      channel: channelNames[channel],
      state: [
        deliveredAt ? `${stateWords[state]} ${formatMoment(deliveredAt)}` : stateWords[state],
        lastFault ? `${formatCount(attempts, 'try', 'tries')}: ${lastFault}` : '',
      ]
        .filter(Boolean)
        .join('\n'),
    })),
    consents: consents.map(({ wording, isGiven }) => ({ wording, isGiven })),
    personHref:
      email === undefined
        ? undefined
        : withQuery(staffEnquiryPaths.person, { from: reference.toLowerCase() }),
  };
}

/** The facts in the order in which the mail to staff tells them. */
function toGroups(enquiry: StoredEnquiry, siteOrigin: string): readonly StaffFacts[] {
  const { who, heading, wants, deal, dealHeading, rest } = readLead(enquiry);
  const aboutDeal = deal ? [...dealLines(deal, siteOrigin), ...sourceLines(deal)] : [];
  const from =
    enquiry.fromPage === null ? [] : [{ label: 'Came from', value: `${siteOrigin}${enquiry.fromPage}` }];
  return [
    toFacts('Sender', who, ['Name']),
    toFacts(heading, wants, ['In their words']),
    toFacts(dealHeading ?? 'The deal, as it was', aboutDeal, ['Vehicle', 'Lease', 'Page']),
    toFacts('Kept from that moment', [...rest, ...from]),
  ].filter(({ facts }) => facts.length > 0);

  /** `names` are for lines that need no label in a mail, in their order. */
  function toFacts(title: string, lines: readonly MailLine[], names: readonly string[] = []): StaffFacts {
    const left = [...names];
    return {
      title,
      facts: lines.map(({ label = left.shift() ?? 'Also', value }) => ({
        label,
        value,
        href: value.startsWith(`${siteOrigin}/`) && !/\s/.test(value) ? value : undefined,
      })),
    };
  }
}
