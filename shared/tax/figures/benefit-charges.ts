import type { DatedFigures } from './dated-figures.ts';

/** Sums on which benefits are taxed that do not follow a list price, in pence a year. */
export interface BenefitCharges {
  readonly vanPence: number;
  readonly vanFuelPence: number;
  /** Multiplied by a car's percentage when the employer pays for private fuel. */
  readonly carFuelMultiplierPence: number;
}

const shared = {
  source: 'HM Revenue & Customs, van benefit and car and van fuel benefit charges',
  sureness: 'source',
  checkedOn: '2026-11-22',
} as const;

/** By tax year. Charges of a later year are known when that year's regulations are made. */
export const benefitCharges: readonly DatedFigures<BenefitCharges>[] = [
  {
    ...shared,
    title: 'Van benefit and fuel benefit, 2025/26',
    from: '2025-04-06',
    until: '2026-04-05',
    value: { vanPence: 402_000, vanFuelPence: 76_900, carFuelMultiplierPence: 2_820_000 },
  },
  {
    ...shared,
    title: 'Van benefit and fuel benefit, 2026/27',
    from: '2026-04-06',
    until: '2027-04-05',
    value: { vanPence: 417_000, vanFuelPence: 79_800, carFuelMultiplierPence: 2_920_000 },
  },
];
