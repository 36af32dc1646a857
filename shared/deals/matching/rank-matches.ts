import type { MatchAnswers } from './match-answers.ts';
import {
  isTowingKnown,
  keepsLimits,
  listAsked,
  type MatchCandidate,
  type MatchWish,
  matchWishes,
  scoreWish,
} from './match-wishes.ts';

/** A car that keeps to the limits, and how well it fulfils the wishes: 0 to 1, 1 also where there are none. */
export interface Match {
  readonly candidate: MatchCandidate;
  /** False where it is not known whether the car tows what was asked. */
  readonly isTowingKnown: boolean;
  readonly score: number;
}

export interface MatchRanking {
  /**
   * One car of each range, the best match first; of equal ones the cheapest. Those of which it is not known whether they
   * tow what was asked come last.
   */
  readonly matches: readonly Match[];
  /** Cars that keep to the limits, all versions counted. */
  readonly fitCount: number;
  /** Ranges among them. */
  readonly rangeCount: number;
  /** Ranges with a car that fulfils every wish. */
  readonly perfectCount: number;
  /** Cars left out only because their number of seats is not known. */
  readonly unknownCount: number;
}

/** Ranks cars by the mean of their scores, weighted by the points of the wishes that were asked for. */
export function rankMatches(
  answers: MatchAnswers,
  candidates: Iterable<MatchCandidate>,
  count: number,
): MatchRanking {
  const asked = listAsked(answers);
  const bestByRange = new Map<string, Match>();
  let fitCount = 0;
  let unknownCount = 0;
  for (const candidate of candidates) {
    const fits = keepsLimits(answers, candidate);
    if (fits === 'unknown') unknownCount += 1;
    if (fits !== true) continue;
    fitCount += 1;
    const match = {
      candidate,
      isTowingKnown: isTowingKnown(answers, candidate),
      score: scoreMatch(answers, candidate, asked),
    };
    const { make, range } = candidate.vehicle;
    const key = `${make.slug}/${range.slug}`;
    const held = bestByRange.get(key);
    if (!held || compareMatches(match, held) < 0) bestByRange.set(key, match);
  }
  const ranked = [...bestByRange.values()].sort(compareMatches);
  return {
    matches: ranked.slice(0, count),
    fitCount,
    rangeCount: ranked.length,
    perfectCount: ranked.filter(({ score }) => score === 1).length,
    unknownCount,
  };
}

/** The points that a car gets for each wish that was asked for, of those that the wish can give. */
export function listPoints(answers: MatchAnswers, candidate: MatchCandidate): ReadonlyMap<MatchWish, number> {
  return new Map(
    listAsked(answers).map((wish) => [wish, matchWishes[wish].points * scoreWish[wish](answers, candidate)]),
  );
}

function scoreMatch(answers: MatchAnswers, candidate: MatchCandidate, asked: readonly MatchWish[]): number {
  if (asked.length === 0) return 1;
  let points = 0;
  let most = 0;
  for (const wish of asked) {
    points += matchWishes[wish].points * scoreWish[wish](answers, candidate);
    most += matchWishes[wish].points;
  }
  return points / most;
}

function compareMatches(a: Match, b: Match): number {
  return (
    Number(b.isTowingKnown) - Number(a.isTowingKnown) ||
    b.score - a.score ||
    a.candidate.trueMonthlyPence - b.candidate.trueMonthlyPence ||
    (a.candidate.vehicle.vehicleRef < b.candidate.vehicle.vehicleRef ? -1 : 1)
  );
}
