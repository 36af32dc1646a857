import { companyCarPercentages } from './figures/company-car-percentages.ts';
import type { TaxYear } from './tax-year.ts';

/** What of a car decides which part of its list price is taxed. */
export interface TaxedCar {
  readonly co2GramsPerKm: number;
  /** Miles on electricity alone; only cars of 1 to 50 g/km are taxed by it. */
  readonly electricRangeMiles?: number;
  /** A car that burns diesel and has no plug: plug-in hybrids pay no supplement. */
  readonly isDiesel: boolean;
  /** Whether a diesel car meets the RDE2 standard, which spares it the supplement. */
  readonly meetsRde2: boolean;
}

/** The part of its list price on which a company car is taxed in a year, in per cent; undefined where none is set yet. */
export function companyCarPercentage(car: TaxedCar, year: TaxYear): number | undefined {
  const { firstYear, bands, highest, dieselSupplement } = companyCarPercentages.value;
  const column = year - firstYear;
  const most = highest[column];
  const percentage = findBand(car, bands).percentages[column];
  if (most === undefined || percentage === undefined) return undefined;
  return Math.min(most, percentage + (car.isDiesel && !car.meetsRde2 ? dieselSupplement : 0));
}

type Bands = typeof companyCarPercentages.value.bands;

/** The last band that begins at or below the car's emissions, and of equal ones the first whose range it reaches. */
function findBand({ co2GramsPerKm, electricRangeMiles = 0 }: TaxedCar, bands: Bands): Bands[number] {
  const grams = Math.floor(co2GramsPerKm);
  const emissions = bands.findLast(({ fromGrams }) => fromGrams <= grams)?.fromGrams ?? 0;
  const found = bands.find(
    ({ fromGrams, fromElectricMiles = 0 }) =>
      fromGrams === emissions && fromElectricMiles <= electricRangeMiles,
  );
  if (!found) throw new RangeError(`no band for ${co2GramsPerKm} g/km`);
  return found;
}
