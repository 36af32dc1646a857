import type { Fuel } from '#shared/deals/fuel.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { toPence } from '#shared/format/format-pounds.ts';
import type { Charging, MatchAnswers } from './match-answers.ts';

/** The facts by which a car is matched. */
export type MatchFacts = Pick<
  Vehicle,
  | 'vehicleRef'
  | 'make'
  | 'range'
  | 'seats'
  | 'bootLitres'
  | 'fuel'
  | 'electricRangeMiles'
  | 'transmission'
  | 'towingKg'
  | 'stock'
>;

/** A car and what it costs at the visitor's mileage. */
export interface MatchCandidate {
  readonly vehicle: MatchFacts;
  readonly trueMonthlyPence: number;
}

/** Where the points of each wish end: so far beyond what was asked a car gets none. */
const overBudgetShare = 0.25;
const smallerShare = 0.3;
const laterWeeks = 12;
/** Miles on electricity that are enough for someone who charges in public. */
const publicRangeMiles = 200;

const half = 0.5;
/** What share of the points a car gets by its fuel; with public chargers only, electric cars get theirs by range. */
const chargingShares: Readonly<Record<Exclude<Charging, 'public'>, Readonly<Record<Fuel, number>>>> = {
  yes: { electric: 1, 'plug-in-hybrid': 1, hybrid: half, petrol: half, diesel: half, hydrogen: half },
  no: { electric: 0, 'plug-in-hybrid': half, hybrid: 1, petrol: 1, diesel: 1, hydrogen: 1 },
  unsure: { electric: half, 'plug-in-hybrid': 1, hybrid: 1, petrol: 1, diesel: 1, hydrogen: 1 },
};

/**
 * The published wishes: the points of each, 100 in all, and what earns them. Between all points and none, they fall in a
 * straight line. The page's table is drawn from this.
 */
export const matchWishes = {
  budget: {
    label: 'Budget',
    points: 35,
    rule: `All: a true monthly cost within your budget. None: ${overBudgetShare * 100}% over it.`,
  },
  charging: {
    label: 'Charging at home',
    points: 20,
    rule: `If you can: all for electric and plug-in hybrid, half for the rest. Not sure: half for electric, all for the rest. If you can’t: half for plug-in hybrid, all for the rest. If public is fine: electric cars by their range, all from ${publicRangeMiles} miles; all for the rest.`,
  },
  luggage: {
    label: 'Luggage',
    points: 20,
    rule: `All: a boot of the size you asked, or larger. None: ${smallerShare * 100}% smaller, or not known.`,
  },
  towing: {
    label: 'Towing',
    points: 15,
    rule: 'All: the weight you asked, or more. A car that’s known to tow less is left out. None: not known, and then it stands after every car that can.',
  },
  delivery: {
    label: 'Delivery',
    points: 10,
    rule: `All: in time, even at its latest. None: ${laterWeeks} weeks late.`,
  },
} as const;
export type MatchWish = keyof typeof matchWishes;
export const allMatchWishes = Object.keys(matchWishes) as readonly MatchWish[];

type Score = (answers: MatchAnswers, candidate: MatchCandidate) => number;

/** How far a car fulfils a wish that was asked, from 0 to 1. What is not known of it never counts as fulfilled. */
export const scoreWish: Readonly<Record<MatchWish, Score>> = {
  budget: ({ budgetPounds = 0 }, { trueMonthlyPence }) =>
    falling(trueMonthlyPence - toPence(budgetPounds), toPence(budgetPounds) * overBudgetShare),
  charging: ({ charging = 'unsure' }, { vehicle: { fuel, electricRangeMiles = 0 } }) => {
    if (charging !== 'public') return chargingShares[charging][fuel];
    return fuel === 'electric' ? Math.min(1, electricRangeMiles / publicRangeMiles) : 1;
  },
  luggage: ({ bootLitres = 0 }, { vehicle }) => fromBelow(vehicle.bootLitres, bootLitres),
  towing: (answers, candidate) => (isTowingKnown(answers, candidate) ? 1 : 0),
  delivery: ({ weeks = 0 }, { vehicle }) => falling(vehicle.stock.weeksMax - weeks, laterWeeks),
};

/** The wishes that the answers ask for. */
export function listAsked(answers: MatchAnswers): readonly MatchWish[] {
  const given: Readonly<Record<MatchWish, unknown>> = {
    budget: answers.budgetPounds,
    charging: answers.charging,
    luggage: answers.bootLitres,
    towing: answers.towingKg,
    delivery: answers.weeks,
  };
  return allMatchWishes.filter((wish) => given[wish] !== undefined);
}

/**
 * Whether a car keeps to the limits, which nothing can make up for: enough seats, the gearbox, no car that runs on
 * electricity alone for someone who can charge nowhere, and none that is known to tow less than was asked. `unknown` when
 * all that is in the way is that its seats are not known.
 */
export function keepsLimits(
  { seats, gearbox, charging, towingKg = 0 }: MatchAnswers,
  { vehicle }: MatchCandidate,
): boolean | 'unknown' {
  if (gearbox && vehicle.transmission !== gearbox) return false;
  if (charging === 'no' && vehicle.fuel === 'electric') return false;
  if (vehicle.towingKg !== undefined && vehicle.towingKg < towingKg) return false;
  if (seats === undefined) return true;
  return vehicle.seats === undefined ? 'unknown' : vehicle.seats >= seats;
}

/** Whether a car is known to tow what was asked; of one whose weight is not known that is never assumed. */
export function isTowingKnown({ towingKg = 0 }: MatchAnswers, { vehicle }: MatchCandidate): boolean {
  return towingKg === 0 || (vehicle.towingKg ?? 0) >= towingKg;
}

/** 1 as long as nothing is beyond what was asked, and 0 from `end` on. */
function falling(beyond: number, end: number): number {
  return beyond <= 0 ? 1 : Math.max(0, 1 - beyond / end);
}

function fromBelow(known: number | undefined, asked: number): number {
  return known === undefined ? 0 : falling(asked - known, asked * smallerShare);
}
