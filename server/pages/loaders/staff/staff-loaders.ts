import { loadStaffAudit } from './load-audit.ts';
import { loadStaffHealth } from './load-health.ts';
import { loadStaffReviews } from './load-reviews.ts';
import { loadStaffLink, loadStaffSignIn } from './load-sign-in.ts';

/** The loaders of the staff site. */
export const staffLoaders = {
  staffSignIn: loadStaffSignIn,
  staffLink: loadStaffLink,
  staffHealth: loadStaffHealth,
  staffReviews: loadStaffReviews,
  staffAudit: loadStaffAudit,
};
