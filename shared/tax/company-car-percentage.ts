import { companyCarPercentages } from './figures/company-car-percentages.ts';
import { holdsOn } from './figures/dated-figures.ts';
import { plugInEasement, plugInTransition } from './figures/plug-in-easement.ts';
import { type TaxYear, taxYearOf } from './tax-year.ts';

/** What of a car decides which part of its list price is taxed. */
export interface TaxedCar {
  readonly co2GramsPerKm: number;
  /** Miles on electricity alone; only cars of 1 to 50 g/km are taxed by it. */
  readonly electricRangeMiles?: number;
  /** A car that burns diesel and has no plug: plug-in hybrids pay no supplement. */
  readonly isDiesel: boolean;
  /** Whether a diesel car meets the RDE2 standard, which spares it the supplement. */
  readonly meetsRde2: boolean;
  /** Whether it is a plug-in hybrid whose emissions count as less because it was tested to a newer standard. */
  readonly isEased?: boolean;
}

/** The part of its list price on which a company car is taxed in a year, in per cent; undefined where none is set yet. */
export function companyCarPercentage(car: TaxedCar, year: TaxYear): number | undefined {
  const { firstYear, bands, highest, dieselSupplement } = companyCarPercentages.value;
  const column = year - firstYear;
  const most = highest[column];
  const percentage = findBand({ ...car, co2GramsPerKm: taxedGrams(car, year) }, bands).percentages[column];
  if (most === undefined || percentage === undefined) return undefined;
  return Math.min(most, percentage + (car.isDiesel && !car.meetsRde2 ? dieselSupplement : 0));
}

/** The CO2 in grams per km that counts for a driver's tax in a year: less than is emitted while `plugInEasement` holds. */
export function taxedGrams({ co2GramsPerKm, isEased = false }: TaxedCar, year: TaxYear): number {
  const isHeld = year >= taxYearOf(plugInEasement.from) && year <= taxYearOf(plugInTransition.until);
  return isEased && isHeld ? plugInEasement.value.countsAsGrams : co2GramsPerKm;
}

/** Whether `plugInEasement` holds for a car first registered on a day, if its CO2 was measured by a newer standard. */
export function mayBeEased(
  { co2GramsPerKm, electricRangeMiles = 0 }: TaxedCar,
  registeredOn: string,
): boolean {
  const { fromGrams, fromElectricMiles } = plugInEasement.value;
  const isPlugIn = Math.floor(co2GramsPerKm) >= fromGrams && electricRangeMiles >= fromElectricMiles;
  return isPlugIn && holdsOn(plugInEasement, registeredOn);
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
