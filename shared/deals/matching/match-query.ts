import type { MatchAnswers } from './match-answers.ts';

/** What the form of the car matching tool asks: the answers, and the miles a year at which deals are priced. */
export interface MatchQuestion extends MatchAnswers {
  /** An allowance, or the real miles between two; absent means the usual one. */
  readonly miles?: number;
}

/** Every query parameter of the tool, in the order of its questions. */
export const matchParameters = [
  'seats',
  'boot',
  'miles',
  'charging',
  'budget',
  'gearbox',
  'tow',
  'weeks',
] as const;

/** The query of a question; what is not answered is undefined. */
export function matchQuery(
  question: MatchQuestion,
): Readonly<Record<(typeof matchParameters)[number], string | undefined>> {
  const { seats, bootLitres, miles, charging, budgetPounds, gearbox, towingKg, weeks } = question;
  return {
    seats: seats?.toString(),
    boot: bootLitres?.toString(),
    miles: miles?.toString(),
    charging,
    budget: budgetPounds?.toString(),
    gearbox,
    tow: towingKg?.toString(),
    weeks: weeks?.toString(),
  };
}
