import type { DealQuery } from '#shared/deals/deal-query.ts';
import { bootChoices, minBudgetPounds, seatChoices } from '#shared/deals/matching/match-answers.ts';
import { matchQuery } from '#shared/deals/matching/match-query.ts';
import { defaultProfile, milesOf } from '#shared/deals/profile.ts';
import { carMatchingPath, withQuery } from '#shared/routes/link-to.ts';

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
