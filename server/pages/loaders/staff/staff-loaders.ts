import { findEmail } from '#server/enquiries/enquiry-store.ts';
import { findEnquiryForStaff } from '#server/enquiries/staff/find-for-staff.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { loadStaffAudit } from './load-audit.ts';
import { loadStaffEnquiries } from './load-enquiries.ts';
import { loadStaffEnquiry } from './load-enquiry.ts';
import { loadStaffErasure } from './load-erasure.ts';
import { loadStaffHealth } from './load-health.ts';
import { loadStaffImports } from './load-imports.ts';
import { loadStaffOffer, loadStaffOffers } from './load-offers.ts';
import { loadStaffRatebooks } from './load-ratebooks.ts';
import { loadStaffReviews } from './load-reviews.ts';
import { loadStaffLink, loadStaffSignIn } from './load-sign-in.ts';
import { readStaffRequest } from './staff-frame.ts';

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
