import { daysLeft } from '#server/catalogue/ratebooks.ts';
import { findEmail } from '#server/enquiries/enquiry-store.ts';
import { findEnquiryForStaff } from '#server/enquiries/staff/find-for-staff.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { getDesk } from './catalogue-desk-of.ts';
import { loadStaffEnquiries } from './load-enquiries.ts';
import { loadStaffEnquiry } from './load-enquiry.ts';
import { loadStaffErasure } from './load-erasure.ts';
import { loadStaffHealth } from './load-health.ts';
import { loadStaffImports } from './load-imports.ts';
import { loadStaffOffer, loadStaffOffers } from './load-offers.ts';
import { loadStaffReviews } from './load-reviews.ts';
import { loadStaffLink, loadStaffSignIn } from './load-sign-in.ts';
import { formatMoment, pageSize, readPageNumber, readStaffRequest, toPaging } from './staff-frame.ts';

/** Who did what and when, newest first. */
const loadStaffAudit: Loader<typeof staffPages.staffAudit> = async (request) => {
  const { staff, frame } = readStaffRequest(request);
  const { search } = request;
  const read = (name: string) => (search.get(name) ?? '').trim().slice(0, 254);
  const filter = {
    who: toAddress(read('who')),
    action: read('action'),
    subject: read('subject').toUpperCase(),
  };
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const offset = (readPageNumber(search) - 1) * pageSize;
  const [{ entries, total }, people] = await Promise.all([
    staff.audit.list(given, { offset, limit: pageSize }),
    staff.audit.listPeople(),
  ]);
  return {
    frame,
    filter,
    people,
    actions: Object.values(auditActions),
    entries: entries.map(({ entryId, at, who, action, subject }) => ({
      id: entryId,
      at: formatMoment(at),
      who,
      action,
      subject: subject ?? '',
    })),
    paging: toPaging(request, total),
  };
};

/** The ratebooks of the catalogue that is shown. */
const loadStaffRatebooks: Loader<typeof staffPages.staffRatebooks> = async (request) => {
  const { frame, form } = readStaffRequest(request);
  const desk = getDesk(request);
  const today = desk.today();
  const ratebooks = desk.listRatebooks().map((book) => ({
    key: `${book.funder} ${book.ratebookId}`,
    name: book.ratebookId,
    funder: book.funder,
    days: `${formatShortDate(book.validFrom)} to ${formatShortDate(book.validTo)}`,
    left: toLeft(daysLeft(book, today)),
    holds: `${formatCount(book.vehicles, 'vehicle')}, ${formatCount(book.rates, 'rate')}`,
    after:
      book.vehiclesWithoutNext === 0
        ? 'All have prices elsewhere'
        : `${formatCount(book.vehiclesWithoutNext, 'vehicle')} without a price`,
  }));
  return { frame, form, ratebooks };
};

function toLeft(days: number): string {
  if (days < 0) return 'Ended';
  if (days === 0) return 'Last day';
  return formatCount(days, 'day');
}

/** The form for a copy of what is held; `from` names the enquiry whose sender asks, so that no address is in an address. */
const loadStaffPerson: Loader<typeof staffPages.staffPerson> = async (request) => {
  const { staff, member, frame, form } = readStaffRequest(request);
  const reference = request.search.get('from')?.toUpperCase();
  const found = reference === undefined ? undefined : await findEnquiryForStaff(staff.orm, reference);
  if (found)
    await staff.audit.write({
      who: member.email,
      action: auditActions.enquiryRead,
      subject: found.row.reference,
    });
  const email = findEmail(found?.row.fields ?? {}) ?? '';
  return { frame, form, person: form ?? { csrf: frame.csrf, values: { email }, faults: { fields: {} } } };
};

/** The loaders of the staff site. */
export const staffLoaders = {
  staffSignIn: loadStaffSignIn,
  staffLink: loadStaffLink,
  staffHealth: loadStaffHealth,
  staffEnquiries: loadStaffEnquiries,
  staffEnquiry: loadStaffEnquiry,
  staffPerson: loadStaffPerson,
  staffErasure: loadStaffErasure,
  staffReviews: loadStaffReviews,
  staffImports: loadStaffImports,
  staffRatebooks: loadStaffRatebooks,
  staffOffers: loadStaffOffers,
  staffOffer: loadStaffOffer,
  staffAudit: loadStaffAudit,
};
