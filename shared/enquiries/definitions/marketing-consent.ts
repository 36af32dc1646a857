import type { ConsentSpec } from '#shared/enquiries/enquiry-definition.ts';

/** Offers by e-mail: never ticked for the visitor, never a condition. */
export const marketingConsent: ConsentSpec = {
  purpose: 'marketing-email',
  wording: 'You may also send me offers by e-mail. I can end this at any time.',
};
