import type { DeliveryRow, EnquiryRow } from '#server/enquiries/enquiry-record.ts';
import { readKeptDeal } from '#server/enquiries/kept-deal.ts';
import { listEnquiriesForStaff, type StaffEnquiryFilter } from '#server/enquiries/staff/find-for-staff.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { toPhoneDigits } from '#server/platform/person/person.ts';
import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { findDefinition } from '#shared/enquiries/enquiry-kinds.ts';
import type { StaffEnquiryRow } from '#shared/pages/staff/enquiries-data.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { staffEnquiryPath } from '#shared/routes/staff-paths.ts';
import { formatMoment, pageSize, readPageNumber, readStaffRequest, toPaging } from './staff-frame.ts';

/** The enquiries that the filter asks for, newest first. */
export const loadStaffEnquiries: Loader<typeof staffPages.staffEnquiries> = async (request) => {
  const { staff, frame } = readStaffRequest(request);
  const { search } = request;
  const { filter, typed, fault } = readFilter(search);
  const window = { offset: (readPageNumber(search) - 1) * pageSize, limit: pageSize };
  const { rows, deliveries, total } = fault
    ? { rows: [], deliveries: new Map<string, never>(), total: 0 }
    : await listEnquiriesForStaff(staff.orm, filter, window);
  return {
    frame,
    filter: typed,
    kinds: [
      { value: '', label: 'All kinds' },
      ...enquiryKinds.map((kind) => ({ value: kind, label: nameKind(kind) })),
    ],
    searchFault: fault,
    rows: rows.map((row) => toRow(row, deliveries.get(row.enquiryId) ?? [])),
    paging: toPaging(request, total),
  };
};

const states = ['open', 'answered', 'dead', 'held'] as const;

/** The filter, what was typed of it, and why the search can be none. */
function readFilter(search: LoaderRequest['search']) {
  const kind = enquiryKinds.find((each) => each === search.get('kind'));
  const state = states.find((each) => each === search.get('state'));
  const days = ['1', '7', '30'].find((each) => each === search.get('days'));
  const words = (search.get('search') ?? '').trim().slice(0, 254);
  const sought = toSought(words);
  const filter: StaffEnquiryFilter = {
    kind,
    state,
    days: days === undefined ? undefined : Number(days),
    ...sought,
  };
  return {
    filter,
    typed: { kind: kind ?? '', state: state ?? '', days: days ?? '', search: words },
    fault: sought ? undefined : 'Enter a whole reference, email address or phone number.',
  };
}

/** What to look for; undefined when the words are neither reference, address nor number. */
function toSought(words: string): Pick<StaffEnquiryFilter, 'reference' | 'person'> | undefined {
  if (words === '') return {};
  if (/^[^\s@]+@[^\s@]+$/.test(words)) return { person: { email: words, accountIds: [] } };
  if (/^[a-z]{3}-[0-9a-z]+-[0-9a-z]+$/i.test(words)) return { reference: words.toUpperCase() };
  return toPhoneDigits(words).length >= 9 ? { person: { phone: words, accountIds: [] } } : undefined;
}

/** `Quote`, also for a kind that the site no longer has. */
export function nameKind(kind: string): string {
  const name = findDefinition(kind)?.name ?? kind;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function toRow(row: EnquiryRow, deliveries: readonly DeliveryRow[]): StaffEnquiryRow {
  const { reference, kind, snapshot, receivedAt, answeredAt, erasedAt } = row;
  const isIn = (state: DeliveryRow['state']) => deliveries.some((each) => each.state === state);
  const answered = answeredAt ? 'Answered' : 'Not answered';
  return {
    reference,
    href: staffEnquiryPath(reference),
    kind: nameKind(kind),
    about: readKeptDeal(snapshot).deal?.terms.vehicleName ?? '',
    receivedAt: formatMoment(receivedAt),
    state: erasedAt ? 'Erased' : answered,
    trouble: [isIn('dead') ? 'Delivery given up' : '', isIn('held') ? 'Held' : ''].filter(Boolean).join(', '),
  };
}
