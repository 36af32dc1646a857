import type { DatedFigures } from './dated-figures.ts';

interface NationalInsuranceRates {
  /** What employees pay, in per cent of earnings between two sums in pence a year. */
  readonly employee: readonly {
    readonly percent: number;
    readonly fromPence: number;
    readonly upToPence: number;
  }[];
  /** What employers pay on earnings (Class 1) and on benefits (Class 1A), in per cent. */
  readonly employerPercent: number;
  /** Earnings of an employee above which employers pay it, in pence a year; benefits count from the first penny. */
  readonly employerFromPence: number;
}

export const nationalInsuranceRates: DatedFigures<NationalInsuranceRates> = {
  title: 'National Insurance rates',
  from: '2025-04-06',
  until: '2027-04-05',
  source: 'HM Revenue & Customs, rates and thresholds for employers',
  sureness: 'several-reports',
  checkedOn: '2026-11-23',
  value: {
    employee: [
      { percent: 8, fromPence: 1_257_000, upToPence: 5_027_000 },
      { percent: 2, fromPence: 5_027_000, upToPence: Number.POSITIVE_INFINITY },
    ],
    employerPercent: 15,
    employerFromPence: 500_000,
  },
};
