import type { DatedFigures } from './dated-figures.ts';

interface DoubleCabs {
  /** Bought, leased or ordered by the employer before this day, a double cab is taxed as it was before, until `oldRuleUntil`. */
  readonly carsFrom: string;
  readonly oldRuleUntil: string;
  /** Under that old rule one that carries this much or more, in kg, was a van. */
  readonly oldVanFromKg: number;
}

/** Whether a vehicle with two rows of seats and a space for goods is a car or a van to its driver’s tax. */
export const doubleCabs: DatedFigures<DoubleCabs> = {
  title: 'Double-cab pick-ups and crew vans: company car or company van',
  from: '2025-04-06',
  until: '2029-04-05',
  source:
    'HM Revenue & Customs, Employment Income Manual EIM23120 and EIM23151; Payne and others v Revenue and Customs [2020] EWCA Civ 889; all read in stored copies',
  sureness: 'source',
  checkedOn: '2026-11-23',
  value: { carsFrom: '2025-04-06', oldRuleUntil: '2029-04-05', oldVanFromKg: 1000 },
};
