import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import type { Staff, StaffMember } from '#server/staff/staff.ts';
import type { StaffFrameData, StaffPaging } from '#shared/pages/staff/staff-data.ts';
import { isAtOrBelow, withQuery } from '#shared/routes/link-to.ts';
import { listStaffSections, staffPath } from '#shared/routes/staff-sections.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** What a loader of the staff site works with: who asks, the services, and what stands around the page. */
interface StaffRequest {
  readonly staff: Staff;
  readonly member: StaffMember;
  readonly frame: StaffFrameData;
  readonly form: FormState | undefined;
}

/** Throws a 404 unless a member is signed in: the guard has made sure, and a loader does not rely on it. */
export function readStaffRequest({
  services,
  staff: visit,
  path,
  form: posted,
}: LoaderRequest): StaffRequest {
  const { staff } = services;
  if (!staff || !visit?.member) throw new NotFoundError('staff page without a session');
  const { member, csrf, notice } = visit;
  const form = posted ?? visit.form;
  const links = listStaffSections(member.roles).map(({ path: href, label }) => ({
    href,
    label,
    isCurrent: href === staffPath ? path === href : isAtOrBelow(path, href),
  }));
  return {
    staff,
    member,
    form: form && { ...form, csrf },
    frame: { email: member.email, links, csrf, notice },
  };
}

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** `22 Nov 2026, 14:05`, UK time. */
export function formatMoment(moment: Date): string {
  return london.format(moment);
}

/** Entries on one page of a list. */
export const pageSize = 50;

/** The page that the query asks for, from 1; an impossible one is the first. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** Where a page stands in its list, with the addresses of its neighbours under the same filter. */
export function toPaging(
  { path, search }: Pick<LoaderRequest, 'path' | 'search'>,
  total: number,
): StaffPaging {
  const page = readPageNumber(search);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const hrefOf = (to: number) =>
    withQuery(path, { ...Object.fromEntries(search), page: to === 1 ? undefined : String(to) });
  return {
    page,
    pageCount,
    total,
    previous: page > 1 ? hrefOf(Math.min(page - 1, pageCount)) : undefined,
    next: page < pageCount ? hrefOf(page + 1) : undefined,
  };
}
