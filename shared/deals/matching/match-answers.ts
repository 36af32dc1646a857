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
