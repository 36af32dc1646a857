import type { DatedFigures } from './dated-figures.ts';

interface IncomeTaxBands {
  /** Income on which nothing is paid, in pence a year. */
  readonly allowancePence: number;
  /** Above this the allowance shrinks by a pound for every two pounds. */
  readonly taperFromPence: number;
  /** Rates in per cent, each up to a sum of taxable income: income less the allowance. */
  readonly rates: readonly { readonly percent: number; readonly upToPence: number }[];
}

/** England, Wales and Northern Ireland. Scotland has rates of its own. */
export const incomeTaxBands: DatedFigures<IncomeTaxBands> = {
  title: 'Income tax bands in England, Wales and Northern Ireland',
  from: '2025-04-06',
  until: '2027-04-05',
  source: 'HM Revenue & Customs, income tax rates and personal allowances',
  sureness: 'several-reports',
  checkedOn: '2026-11-22',
  value: {
    allowancePence: 1_257_000,
    taperFromPence: 10_000_000,
    rates: [
      // Up to an income of £50,270 with the whole allowance.
      { percent: 20, upToPence: 3_770_000 },
      { percent: 40, upToPence: 12_514_000 },
      { percent: 45, upToPence: Number.POSITIVE_INFINITY },
    ],
  },
};
