import { loadStaffAudit } from './load-audit.ts';
import { loadStaffEnquiries } from './load-enquiries.ts';
import { loadStaffEnquiry } from './load-enquiry.ts';
import { loadStaffErasure } from './load-erasure.ts';
import { loadStaffHealth } from './load-health.ts';
import { loadStaffImports } from './load-imports.ts';
import { loadStaffOffer, loadStaffOffers } from './load-offers.ts';
import { loadStaffPerson } from './load-person.ts';
import { loadStaffRatebooks } from './load-ratebooks.ts';
import { loadStaffReviews } from './load-reviews.ts';
import { loadStaffLink, loadStaffSignIn } from './load-sign-in.ts';

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
