import type { Transmission } from '#shared/deals/vehicle-facts.ts';

/** Whether a car can be charged where it stands at night; `public` means that it cannot, and that public chargers will do. */
export const chargings = ['yes', 'public', 'no', 'unsure'] as const;
export type Charging = (typeof chargings)[number];

/** What a visitor asks of a car. What is absent was not answered, and counts neither for nor against any car. */
export interface MatchAnswers {
  /** The fewest that will do. */
  readonly seats?: number;
  readonly bootLitres?: number;
  readonly charging?: Charging;
  /** The most that the true monthly cost should be, in pounds, with pence or without. */
  readonly budgetPounds?: number;
  readonly gearbox?: Transmission;
  readonly towingKg?: number;
  /** Weeks within which it should be delivered. */
  readonly weeks?: number;
}

/** The values that the form offers. */
export const seatChoices = [4, 5, 7] as const;
export const bootChoices = [300, 400, 500, 600] as const;
export const towingChoices = [750, 1200, 1600, 2000, 2500] as const;
export const weekChoices = [4, 12] as const;

/** Pounds a month that a budget may be. */
export const minBudgetPounds = 50;
export const maxBudgetPounds = 9999;

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
