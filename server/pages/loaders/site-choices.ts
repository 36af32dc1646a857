import type { MakeSummary } from '#server/catalogue/catalogue.ts';
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

/**
 * The makes that the site calls popular: those with the most deals, because that is what a visitor can choose from
 * and the one measure that the catalogue itself has. Alphabetical.
 */
export function listPopularMakes(makes: readonly MakeSummary[], count: number): readonly MakeSummary[] {
  return makes
    .toSorted((a, b) => b.vehicleCount - a.vehicleCount)
    .slice(0, count)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}
