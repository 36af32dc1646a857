import {
  type DealQuery,
  type DealSort,
  dealSorts,
  defaultSort,
  type FacetSelection,
} from '#shared/deals/deal-query.ts';
import { defaultProfile, type LeaseProfile } from '#shared/deals/profile.ts';
import type { RandomSource } from './random-source.ts';

/** A mix of queries as on results pages: half without a make, most with one or two facets, some with a budget. */
export function makeQueries(
  count: number,
  profiles: readonly LeaseProfile[],
  random: RandomSource,
): readonly DealQuery[] {
  return Array.from({ length: count }, () => makeQuery(random.pick(profiles), random));
}

function makeQuery(profile: LeaseProfile, random: RandomSource): DealQuery {
  const sort: DealSort = random.chance(0.6) ? defaultSort : random.pick(dealSorts);
  return {
    dealType: 'personal',
    pricingType: 'standard',
    scope: random.chance(0.2) ? { make: `make-${random.below(45)}` } : {},
    facets: makeSelection(random),
    budget: random.chance(0.3)
      ? { basis: 'true-monthly', maxPounds: 300 + random.below(500) }
      : { basis: 'monthly' },
    inStock: random.chance(0.2),
    profile,
    sort,
    isGrouped: random.chance(0.9),
    page: random.chance(0.8) ? 1 : 1 + random.below(20),
  };
}

function makeSelection(random: RandomSource): FacetSelection {
  return {
    ...(random.chance(0.3) && { fuel: ['electric', 'hybrid'] }),
    ...(random.chance(0.2) && { bodyType: ['suv-crossover'] }),
    ...(random.chance(0.15) && { make: [`make-${random.below(45)}`, `make-${random.below(45)}`] }),
    ...(random.chance(0.15) && { transmission: ['automatic'] }),
    ...(random.chance(0.1) && { electricRange: ['200plus'] }),
  };
}

/** Profiles on the grid of the synthetic ratebook: the default one, and others around it. */
export function makeProfiles(terms: readonly number[], miles: readonly number[]): readonly LeaseProfile[] {
  return terms.flatMap((termMonths) =>
    miles.flatMap((annualMiles) =>
      [1, 6, 12].map((initialMonths) => ({ ...defaultProfile, termMonths, annualMiles, initialMonths })),
    ),
  );
}
