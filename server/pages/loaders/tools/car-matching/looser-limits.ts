import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { type MatchQuestion, matchQuery } from '#shared/deals/matching/match-query.ts';
import { rankMatches } from '#shared/deals/matching/rank-matches.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { LooserLimit } from '#shared/pages/tools/car-matching/car-matching-data.ts';
import { carMatchingPath, withQuery } from '#shared/routes/link-to.ts';

/** The limits, and what giving one up is called. */
const limits = [
  ['seats', 'Any number of seats'],
  ['gearbox', 'Either gearbox'],
  ['charging', 'Any fuel'],
  ['towingKg', 'Without towing'],
] as const satisfies readonly (readonly [keyof MatchQuestion, string])[];

/** The same question without each limit that alone keeps every car out, with how many cars that brings back. */
export function listLooserLimits(
  snapshot: Snapshot,
  question: MatchQuestion,
  profile: AskedProfile,
): readonly LooserLimit[] {
  return limits.flatMap(([limit, label]) => {
    const { [limit]: given, ...looser } = question;
    if (given === undefined) return [];
    const { rangeCount } = rankMatches(looser, snapshot.listCosts('personal', profile), 0);
    if (rangeCount === 0) return [];
    const href = withQuery(carMatchingPath, matchQuery(looser));
    return [{ label: `${label}: ${formatCount(rangeCount, 'range')}`, href }];
  });
}
