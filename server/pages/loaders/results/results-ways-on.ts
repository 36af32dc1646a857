import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import {
  bootChoices,
  matchQuery,
  minBudgetPounds,
  seatChoices,
} from '#shared/deals/matching/match-answers.ts';
import { defaultProfile, milesOf } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { OnwardLink } from '#shared/pages/results/results-data.ts';
import type { DealTopic } from '#shared/routes/deal-trail.ts';
import { carMatchingPath, dealsPath, withQuery } from '#shared/routes/link-to.ts';
import { offerListPath } from '#shared/routes/offer-list-path.ts';

interface EmptyList {
  readonly snapshot: Snapshot;
  readonly query: DealQuery;
  readonly topic: DealTopic;
  readonly path: string;
}

/**
 * Where a list without any deals leads, at the visitor's profile: the same vehicles new, all vehicles of the same kind
 * of offer, and all new ones, as far as they have deals.
 */
export function listWaysOn({ snapshot, query, topic, path }: EmptyList): readonly OnwardLink[] {
  const { dealType, pricingType, profile } = query;
  const noun = dealTypes[dealType].vehicleType === 'car' ? 'car' : 'van';
  const all = dealsPath(dealType);
  const name = [topic.make?.name, (topic.model ?? topic.range)?.name].filter(Boolean).join(' ');
  const kind = { standard: 'new', atc: 'insured', used: 'used' }[pricingType];
  const asked = { ...query, facets: {}, budget: { basis: query.budget.basis }, inStock: false, page: 1 };
  const countOf = (change: Partial<DealQuery>) => snapshot.query({ ...asked, ...change }).total;
  const standard = { pricingType: 'standard', scope: query.scope } as const;
  const ways = [
    { words: `new ${name || noun} deal`, path, total: pricingType === 'standard' ? 0 : countOf(standard) },
    { words: `${kind} ${noun} deal`, path: offerListPath(all, pricingType), total: countOf({ scope: {} }) },
    { words: `new ${noun} deal`, path: all, total: countOf({ pricingType: 'standard', scope: {} }) },
  ];
  const seen = new Set<string>();
  return ways
    .filter((way) => way.total > 0 && !seen.has(way.path) && seen.add(way.path))
    .map((way) => ({
      name: formatCount(way.total, way.words),
      path: withProfile(way.path, profileQuery(profile)),
    }));
}

function withProfile(address: string, profile: ReturnType<typeof profileQuery>): string {
  const [path = address, query = ''] = address.split('?');
  return withQuery(path, { ...Object.fromEntries(new URLSearchParams(query)), ...profile });
}

/**
 * The car matching tool with the filters of a list that it has questions for; nothing for lists of other deals than it
 * ranks.
 */
export function findMatchHref({ dealType, pricingType, facets, budget, profile }: DealQuery): {
  readonly matchHref?: string;
} {
  if (dealType !== 'personal' || pricingType !== 'standard') return {};
  const [gearbox, otherGearbox] = facets.transmission ?? [];
  const seats = findChoice(seatChoices, facets.seats);
  const bootLitres = findChoice(bootChoices, facets.boot);
  const { maxPounds = 0, basis } = budget;
  const question = matchQuery({
    ...(seats && { seats }),
    ...(bootLitres && { bootLitres }),
    ...(maxPounds >= minBudgetPounds && basis === 'true-monthly' && { budgetPounds: maxPounds }),
    ...((gearbox === 'manual' || gearbox === 'automatic') && !otherGearbox && { gearbox }),
    ...(milesOf(profile) !== defaultProfile.annualMiles && { miles: milesOf(profile) }),
  });
  return { matchHref: withQuery(carMatchingPath, question) };
}

/** The largest choice that no value of a facet, such as "5" or "400plus", falls short of; undefined without values. */
function findChoice(choices: readonly number[], values: readonly string[] = []): number | undefined {
  if (values.length === 0) return undefined;
  const least = Math.min(...values.map((value) => Number.parseInt(value, 10)));
  return choices.findLast((choice) => choice <= least);
}
