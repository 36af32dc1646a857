import type { Loader } from '#server/pages/loaders/loader.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { formatMoment, pageSize, readPageNumber, readStaffRequest, toPaging } from './staff-frame.ts';

/** Who did what and when, newest first. */
export const loadStaffAudit: Loader<typeof staffPages.staffAudit> = async (request) => {
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
