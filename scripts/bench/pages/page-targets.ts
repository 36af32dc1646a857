import { createRandomSource, type RandomSource } from '#scripts/bench/random-source.ts';
import { type DealQuery, defaultSort } from '#shared/deals/deal-query.ts';
import { formatDealQuery } from '#shared/deals/deal-query-string.ts';
import { defaultProfile, type LeaseProfile, offeredMiles, usualTerms } from '#shared/deals/profile.ts';

const paths = ['/car-leasing', '/car-leasing', '/business-car-leasing', '/electric-car-leasing'];
const bodies = ['hatchback', 'suv-crossover', 'saloon', 'estate'];

/**
 * `count` different results pages in a mix as from visitors: three in four at the default profile, most others at a
 * common one, one in twenty at any. Most have a filter, and each has a different budget, so that none is in store.
 */
export function makePageTargets(count: number, seed: number): readonly string[] {
  const random = createRandomSource(seed);
  const targets = new Set<string>();
  while (targets.size < count) {
    const query = formatDealQuery(makeQuery(random), { pricingType: 'standard' });
    targets.add(`${random.pick(paths)}?${query}`);
  }
  return [...targets];
}

function makeQuery(random: RandomSource): DealQuery {
  return {
    dealType: 'personal',
    pricingType: 'standard',
    scope: {},
    facets: {
      ...(random.chance(0.3) && { bodyType: [random.pick(bodies)] }),
      ...(random.chance(0.2) && { transmission: ['automatic'] }),
    },
    budget: {
      basis: random.chance(0.8) ? 'true-monthly' : 'monthly',
      minPounds: 1 + random.below(150),
      maxPounds: 500 + random.below(2000),
    },
    inStock: random.chance(0.1),
    profile: random.chance(0.75) ? defaultProfile : makeProfile(random),
    sort: random.chance(0.8) ? defaultSort : 'monthly',
    isGrouped: true,
    page: 1,
  };
}

function makeProfile(random: RandomSource): LeaseProfile {
  const isCommon = random.chance(0.8);
  return {
    termMonths: random.pick(isCommon ? [24, 36, 48] : usualTerms),
    annualMiles: random.pick(isCommon ? [8000, 10_000, 12_000] : offeredMiles),
    initialMonths: random.pick(isCommon ? [3, 6, 9] : [1, 3, 6, 9, 12]),
    isMaintained: !isCommon && random.chance(0.2),
  };
}
