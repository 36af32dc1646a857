import type { YearBars } from '#shared/ui/charts/chart-data.ts';

/** Income tax rates in per cent, in the order in which answers list them. */
export const incomeTaxRates = [20, 40, 45] as const;
export type IncomeTaxRate = (typeof incomeTaxRates)[number];

/** One tax year of the lease. Sums are pence; undefined where the year's figures are not set yet. */
export interface TaxYearRow {
  /** "2026/27" */
  readonly name: string;
  readonly days: number;
  /** Absent for a van. */
  readonly percentage?: number;
  readonly benefitPence?: number;
  /** What the driver pays a month, by tax rate, in the order of `incomeTaxRates`. */
  readonly monthlyPence?: readonly number[];
  /** What the driver pays for the days of the year at the chosen rate. */
  readonly driverPence?: number;
  /** What the employer pays in National Insurance for the days of the year. */
  readonly employerPence?: number;
}

/** The answer for one vehicle and lease. */
export interface CompanyCarTaxAnswer {
  /** The result in a sentence. */
  readonly sentence: string;
  /** What settles between several ways in which it may be taxed, with a guide to it. */
  readonly decides: readonly Decision[];
  /** What it leaves out or takes for granted. */
  readonly notes: readonly string[];
  readonly rate: IncomeTaxRate;
  /** Each way in which the vehicle may be taxed, likeliest first. */
  readonly ways: readonly TaxedWay[];
}

/** What settles how a vehicle is taxed, and where to read on. */
export interface Decision {
  readonly words: string;
  readonly guide: { readonly path: string; readonly label: string };
}

/** The years of one way in which a vehicle may be taxed. */
export interface TaxedWay {
  readonly kind: 'car' | 'van';
  /** "Taxed as a van"; absent where there is one way only. */
  readonly name?: string;
  /** The result in a sentence. */
  readonly sentence: string;
  readonly years: readonly TaxYearRow[];
  readonly chart: YearBars;
}
