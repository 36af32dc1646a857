import type { DatedFigures } from './dated-figures.ts';

interface VehicleTaxRates {
  /** What a new car's first year costs by its CO2 in grams per km, in pence; ascending, the last without an upper end. */
  readonly firstYear: readonly { readonly upToGrams: number; readonly pence: number }[];
  /** Each later year, in pence. */
  readonly standardPence: number;
  /** List prices above which later years cost more, in pence. */
  readonly expensiveOverPence: number;
  readonly expensiveZeroEmissionOverPence: number;
}

const shared = { from: '2026-04-01', until: '2027-03-31', checkedOn: '2026-11-22' };

/** Vehicle excise duty of cars. Vans have rates of their own. */
export const vehicleTaxRates: DatedFigures<VehicleTaxRates> = {
  ...shared,
  title: 'Road tax (VED) of cars, 2026/27',
  source: 'DVLA, rates of vehicle tax',
  sureness: 'several-reports',
  value: {
    firstYear: [
      { upToGrams: 0, pence: 10_00 },
      { upToGrams: 50, pence: 115_00 },
      { upToGrams: 75, pence: 135_00 },
      { upToGrams: 90, pence: 280_00 },
      { upToGrams: 100, pence: 365_00 },
      { upToGrams: 110, pence: 405_00 },
      { upToGrams: 130, pence: 455_00 },
      { upToGrams: 150, pence: 560_00 },
      { upToGrams: 170, pence: 1_410_00 },
      { upToGrams: 190, pence: 2_270_00 },
      { upToGrams: 225, pence: 3_420_00 },
      { upToGrams: 255, pence: 4_850_00 },
      { upToGrams: Number.POSITIVE_INFINITY, pence: 5_690_00 },
    ],
    standardPence: 200_00,
    expensiveOverPence: 40_000_00,
    expensiveZeroEmissionOverPence: 50_000_00,
  },
};

interface ExpensiveCarSupplement {
  readonly pence: number;
  /** Years of the car's life, the first of which is 1. */
  readonly fromYear: number;
  readonly untilYear: number;
}

/** Added to the standard rate of expensive cars. */
export const expensiveCarSupplement: DatedFigures<ExpensiveCarSupplement> = {
  ...shared,
  title: 'Expensive car supplement to road tax, 2026/27',
  source: 'DVLA, rates of vehicle tax',
  sureness: 'one-report',
  value: { pence: 440_00, fromYear: 2, untilYear: 6 },
};
