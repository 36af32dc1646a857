import { findEmail } from '#server/enquiries/enquiry-store.ts';
import { findEnquiryForStaff } from '#server/enquiries/staff/find-for-staff.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { readStaffRequest } from './staff-frame.ts';

/** The form for a copy of what is held; `from` names the enquiry whose sender asks, so that no address is in an address. */
export const loadStaffPerson: Loader<typeof staffPages.staffPerson> = async (request) => {
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
