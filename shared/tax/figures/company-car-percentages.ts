import type { DatedFigures } from './dated-figures.ts';

/** The taxed part of a car's list price, in per cent, for one band of emissions in each tax year of the table. */
interface Band {
  /** Grams of CO2 per km, inclusive. */
  readonly fromGrams: number;
  /** Miles on electricity alone, from which the band holds; bands of the same emissions are listed longest first. */
  readonly fromElectricMiles?: number;
  /** In the order of `firstYear`. */
  readonly percentages: readonly number[];
}

interface CompanyCarPercentages {
  /** The tax year of the first percentage of each band: 2025 is 2025/26. */
  readonly firstYear: number;
  /** By emissions, lowest first. */
  readonly bands: readonly Band[];
  /** The highest percentage of each year, with the supplement for diesel too. */
  readonly highest: readonly number[];
  /** Points added for a diesel car that does not meet RDE2. */
  readonly dieselSupplement: number;
}

export const companyCarPercentages: DatedFigures<CompanyCarPercentages> = {
  title: 'Company car tax: taxed part of the list price',
  from: '2025-04-06',
  until: '2030-04-05',
  source: 'HM Revenue & Customs, appropriate percentages for company cars',
  sureness: 'several-reports',
  checkedOn: '2026-11-22',
  value: {
    firstYear: 2025,
    dieselSupplement: 4,
    highest: [37, 37, 37, 38, 39],
    bands: [
      { fromGrams: 0, percentages: [3, 4, 5, 7, 9] },
      { fromGrams: 1, fromElectricMiles: 130, percentages: [3, 4, 5, 18, 19] },
      { fromGrams: 1, fromElectricMiles: 70, percentages: [6, 7, 8, 18, 19] },
      { fromGrams: 1, fromElectricMiles: 40, percentages: [9, 10, 11, 18, 19] },
      { fromGrams: 1, fromElectricMiles: 30, percentages: [13, 14, 15, 18, 19] },
      { fromGrams: 1, fromElectricMiles: 0, percentages: [15, 16, 17, 18, 19] },
      { fromGrams: 51, percentages: [16, 17, 18, 19, 20] },
      { fromGrams: 55, percentages: [17, 18, 19, 20, 21] },
      { fromGrams: 60, percentages: [18, 19, 20, 21, 22] },
      { fromGrams: 65, percentages: [19, 20, 21, 22, 23] },
      { fromGrams: 70, percentages: [20, 21, 21, 22, 23] },
      { fromGrams: 75, percentages: [21, 21, 21, 22, 23] },
      { fromGrams: 80, percentages: [22, 22, 22, 23, 24] },
      { fromGrams: 85, percentages: [23, 23, 23, 24, 25] },
      { fromGrams: 90, percentages: [24, 24, 24, 25, 26] },
      { fromGrams: 95, percentages: [25, 25, 25, 26, 27] },
      { fromGrams: 100, percentages: [26, 26, 26, 27, 28] },
      { fromGrams: 105, percentages: [27, 27, 27, 28, 29] },
      { fromGrams: 110, percentages: [28, 28, 28, 29, 30] },
      { fromGrams: 115, percentages: [29, 29, 29, 30, 31] },
      { fromGrams: 120, percentages: [30, 30, 30, 31, 32] },
      { fromGrams: 125, percentages: [31, 31, 31, 32, 33] },
      { fromGrams: 130, percentages: [32, 32, 32, 33, 34] },
      { fromGrams: 135, percentages: [33, 33, 33, 34, 35] },
      { fromGrams: 140, percentages: [34, 34, 34, 35, 36] },
      { fromGrams: 145, percentages: [35, 35, 35, 36, 37] },
      { fromGrams: 150, percentages: [36, 36, 36, 37, 38] },
      { fromGrams: 155, percentages: [37, 37, 37, 38, 39] },
    ],
  },
};
