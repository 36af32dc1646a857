import type { DatedFigures } from './dated-figures.ts';

/**
 * VAT in per cent, of the table below: every price, quote and text that says or adds VAT takes it from here. A constant
 * of its own, so that the browser's scripts get the number without the table.
 */
export const vatPercent = 20;

interface CarRentalVat {
  /** VAT on rentals, in per cent. */
  readonly percent: number;
  /** The part of it that a business cannot reclaim on a car with any private use, in per cent. */
  readonly blockedPercent: number;
}

export const carRentalVat: DatedFigures<CarRentalVat> = {
  title: 'VAT on car rentals: the part that cannot be reclaimed',
  from: '2025-04-06',
  until: '2027-04-05',
  source: 'HM Revenue & Customs, VAT on leased cars with private use',
  sureness: 'several-reports',
  checkedOn: '2026-11-22',
  value: { percent: vatPercent, blockedPercent: 50 },
};

interface CarRentalDisallowance {
  /** The part of the rentals that is not deducted from taxable profits, in per cent. */
  readonly percent: number;
  /** It holds for cars that emit more than this. */
  readonly aboveGrams: number;
}

export const carRentalDisallowance: DatedFigures<CarRentalDisallowance> = {
  title: 'Car rentals that are not deducted from taxable profits',
  from: '2021-04-06',
  until: '2027-04-05',
  source: 'HM Revenue & Customs, hire of cars with higher emissions',
  sureness: 'source',
  checkedOn: '2026-11-22',
  value: { percent: 15, aboveGrams: 50 },
};

interface OptionalRemuneration {
  /** Cars that emit more than this are taxed on the salary given up for them, where that is more than the benefit. */
  readonly aboveGrams: number;
}

export const optionalRemuneration: DatedFigures<OptionalRemuneration> = {
  title: 'Optional remuneration: cars taxed on the salary given up',
  from: '2025-04-06',
  until: '2027-04-05',
  source: 'HM Revenue & Customs, salary sacrifice and optional remuneration arrangements',
  sureness: 'source',
  checkedOn: '2026-11-22',
  value: { aboveGrams: 75 },
};
