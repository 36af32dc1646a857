import type { DealQuery } from '#shared/deals/deal-query.ts';
import { defaultProfile } from '#shared/deals/profile.ts';

/** The question behind the site's own choices: new personal cars at the default profile, lowest true cost first. */
export const plainQuery: DealQuery = {
  dealType: 'personal',
  pricingType: 'standard',
  scope: {},
  facets: {},
  budget: { basis: 'true-monthly' },
  inStock: false,
  profile: defaultProfile,
  sort: 'true-monthly',
  page: 1,
};
