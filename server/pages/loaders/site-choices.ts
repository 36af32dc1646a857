import type { MakeSummary } from '#server/catalogue/catalogue.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { defaultProfile } from '#shared/deals/profile.ts';

/** The query for deals that the site itself chooses: new personal cars, default profile, lowest true cost first. */
export const plainQuery: DealQuery = {
  dealType: 'personal',
  pricingType: 'standard',
  scope: {},
  facets: {},
  budget: { basis: 'true-monthly' },
  inStock: false,
  profile: defaultProfile,
  sort: 'true-monthly',
  isGrouped: false,
  page: 1,
};

/**
 * The makes that the site calls popular: those with the most deals, because more deals mean more choice, and because
 * the catalogue has no other measure of popularity. Alphabetical.
 */
export function listPopularMakes(makes: readonly MakeSummary[], count: number): readonly MakeSummary[] {
  return makes
    .toSorted((a, b) => b.vehicleCount - a.vehicleCount)
    .slice(0, count)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}
