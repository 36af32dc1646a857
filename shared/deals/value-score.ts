import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import type { Price } from './price.ts';
import type { Vehicle } from './vehicle.ts';

/** The parts of the value score and the most points that each can give; 100 in all. */
export const valueScoreParts = {
  cost: { label: 'Cost against list price', maxPoints: 60 },
  mileage: { label: 'Mileage allowance', maxPoints: 10 },
  excess: { label: 'Excess mileage rate', maxPoints: 10 },
  upfront: { label: 'Share paid up front', maxPoints: 10 },
  delivery: { label: 'Delivery', maxPoints: 10 },
} as const;
export type ValueScorePart = keyof typeof valueScoreParts;

/** The figures from which the score is computed, all shown on the card. Pence, tenths of a penny a mile, weeks. */
export interface ValueFigures {
  readonly vat: 'inc VAT' | 'ex VAT';
  readonly trueMonthlyPence: number;
  readonly initialPence: number;
  readonly totalPence: number;
  readonly excessTenths: number;
  readonly annualMiles: number;
  readonly weeksMax: number;
  /** 0 when not known. */
  readonly p11dPence: number;
}

/** A score of 0 to 100, higher is better, and the whole points of each part, which add up to it. */
export interface ValueScore {
  readonly score: number;
  readonly parts: Readonly<Record<ValueScorePart, number>>;
}

/**
 * The published formula: for each part, points rise in a straight line from none at the first figure to all at the
 * second, rounded.
 * - cost: a year at the true monthly cost, as a share of the list price: 24% to 8%; list price unknown: half
 * - mileage: 5,000 to 20,000 miles a year
 * - excess: 20p to 4p for each extra mile
 * - upfront: the initial rental as a share of the total: 30% to nothing
 * - delivery: 26 to 2 weeks at the latest
 *
 * Prices ex VAT are raised by VAT first, because list prices include VAT and all deals must be scored alike.
 */
export function valueScoreOf(figures: ValueFigures): number {
  return (
    costPoints(figures) +
    mileagePoints(figures) +
    excessPoints(figures) +
    upfrontPoints(figures) +
    deliveryPoints(figures)
  );
}

/** The value score of a priced deal with its parts, by the formula of `valueScoreOf`. */
export function scoreValue(price: Price, vehicle: Pick<Vehicle, 'p11dPence' | 'stock'>): ValueScore {
  const figures = valueFigures(price, vehicle);
  return {
    score: valueScoreOf(figures),
    parts: {
      cost: costPoints(figures),
      mileage: mileagePoints(figures),
      excess: excessPoints(figures),
      upfront: upfrontPoints(figures),
      delivery: deliveryPoints(figures),
    },
  };
}

function valueFigures(price: Price, vehicle: Pick<Vehicle, 'p11dPence' | 'stock'>): ValueFigures {
  return {
    vat: price.vat,
    trueMonthlyPence: price.trueMonthlyPence,
    initialPence: price.initialPence,
    totalPence: price.totalPence,
    excessTenths: price.excessTenths,
    annualMiles: price.profile.annualMiles,
    weeksMax: vehicle.stock.weeksMax,
    p11dPence: vehicle.p11dPence ?? 0,
  };
}

function costPoints({ vat, trueMonthlyPence, p11dPence }: ValueFigures): number {
  const { maxPoints } = valueScoreParts.cost;
  if (p11dPence <= 0) return maxPoints / 2;
  const yearlyShare = (withVatIfMissing(trueMonthlyPence, vat) * 12) / p11dPence;
  return maxPoints - risingPoints(yearlyShare, 0.08, 0.24, maxPoints);
}

function mileagePoints({ annualMiles }: ValueFigures): number {
  return risingPoints(annualMiles, 5000, 20_000, valueScoreParts.mileage.maxPoints);
}

function excessPoints({ vat, excessTenths }: ValueFigures): number {
  const { maxPoints } = valueScoreParts.excess;
  return maxPoints - risingPoints(withVatIfMissing(excessTenths, vat), 40, 200, maxPoints);
}

function upfrontPoints({ initialPence, totalPence }: ValueFigures): number {
  const { maxPoints } = valueScoreParts.upfront;
  return maxPoints - risingPoints(totalPence > 0 ? initialPence / totalPence : 0, 0, 0.3, maxPoints);
}

function deliveryPoints({ weeksMax }: ValueFigures): number {
  const { maxPoints } = valueScoreParts.delivery;
  return maxPoints - risingPoints(weeksMax, 2, 26, maxPoints);
}

function withVatIfMissing(amount: number, vat: 'inc VAT' | 'ex VAT'): number {
  return vat === 'ex VAT' ? amount * (1 + vatPercent / 100) : amount;
}

/** Whole points from 0 at `low` or below to `maxPoints` at `high` or above. */
function risingPoints(value: number, low: number, high: number, maxPoints: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return Math.round(share * maxPoints);
}
