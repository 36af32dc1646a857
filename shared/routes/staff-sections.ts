import { mayAs, type StaffRole } from '#shared/contracts/staff-role.ts';
import { isAtOrBelow } from './link-to.ts';
import { staffCataloguePaths, staffEnquiryPaths, staffOfferPaths, staffReviewPaths } from './staff-paths.ts';

export const staffPath = '/staff';

/** Addresses of signing in, which need no session. */
export const staffSignInPaths = {
  form: '/staff/sign-in',
  /** Where the link in the email leads. */
  link: '/staff/sign-in/link',
  /** Begins a visit to the provider; `back` is where the provider sends the browser. */
  start: '/staff/sign-in/start',
  back: '/staff/sign-in/return',
} as const;

export const staffSignOutPaths = {
  here: '/staff/sign-out',
  everywhere: '/staff/sign-out-everywhere',
} as const;

/** A part of the staff site: all addresses at or below its path. */
export interface StaffSection {
  readonly path: string;
  readonly label: string;
  /** The role that it needs; without one it is for all staff. */
  readonly role?: StaffRole;
}

/** The navigation, and who may open what: nothing below `/staff` is open that no section has. */
const sections: readonly StaffSection[] = [
  { path: staffEnquiryPaths.list, label: 'Enquiries', role: 'enquiries' },
  { path: staffReviewPaths.list, label: 'Reviews', role: 'reviews' },
  { path: staffCataloguePaths.imports, label: 'Imports', role: 'catalogue' },
  { path: staffCataloguePaths.ratebooks, label: 'Ratebooks', role: 'catalogue' },
  { path: staffOfferPaths.list, label: 'Offers', role: 'catalogue' },
  { path: '/staff/audit', label: 'Audit log', role: 'admin' },
];

const overview: StaffSection = { path: staffPath, label: 'Health' };

/** The sections that these roles may open, in the order of the navigation. */
export function listStaffSections(roles: readonly StaffRole[]): readonly StaffSection[] {
  return [overview, ...sections.filter(({ role }) => role === undefined || mayAs(roles, role))];
}

/** Whether these roles may open the address, or post to it. */
export function mayOpenStaff(roles: readonly StaffRole[], path: string): boolean {
  const paths: readonly string[] = [staffPath, ...Object.values(staffSignOutPaths)];
  return (
    paths.includes(path) ||
    listStaffSections(roles).some((section) => section !== overview && isAtOrBelow(path, section.path))
  );
}
