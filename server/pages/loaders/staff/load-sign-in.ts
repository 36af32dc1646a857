import type { Loader } from '#server/pages/loaders/loader.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { staffSignInPaths } from '#shared/routes/staff-sections.ts';

/** What may have happened before, by the parameter of the address that says so. */
const notes = [
  [
    'sent',
    'If that’s the address of a member of staff, a link is on its way or already there. Each works once, for 15 minutes; if you have several, any of them will do. Nothing there? Check your junk folder.',
  ],
  ['out', 'You’ve signed out.'],
  [
    'kept',
    'You’d been signed out, so nothing was sent. Sign in again within 15 minutes, in this browser, and you’ll find what you typed.',
  ],
  ['ended', 'You’d been signed out, so nothing was sent. Sign in, then do it again.'],
  ['refused', 'That account can’t open the staff site. Ask whoever runs it to add your address.'],
] as const;

/** The form to sign in with, and what happened before. */
export const loadStaffSignIn: Loader<typeof staffPages.staffSignIn> = ({ services, staff, form, search }) => {
  if (!services.staff || !staff) throw new NotFoundError('sign-in to a staff site that is not there');
  const { csrf } = staff;
  const empty = { values: {}, faults: { fields: {} } };
  return {
    siteName: services.site.name,
    form: { ...(form ?? empty), csrf },
    note: form ? undefined : notes.find(([name]) => search.has(name))?.[1],
    providerHref: services.staff.provider && staffSignInPaths.start,
  };
};

/** The button that spends the link of an email; a 404 where members sign in with a provider. */
export const loadStaffLink: Loader<typeof staffPages.staffLink> = ({ services, staff, search }) => {
  const key = search.get('key');
  if (!services.staff || services.staff.provider || !staff || !key)
    throw new NotFoundError('link without a key');
  return { siteName: services.site.name, csrf: staff.csrf, key: key.slice(0, 100) };
};
