import type { Vehicle } from '#shared/deals/vehicle.ts';
import { expensiveCarSupplement, vehicleTaxRates } from './figures/vehicle-tax.ts';

/** What decides the road tax of a car that is new at the start of its lease. */
export interface TaxedNewCar {
  readonly co2GramsPerKm: number;
  readonly listPricePence: number;
}

/** The facts for the road tax of a vehicle; undefined for vans and used cars, and where a fact is missing. */
export function toTaxedNewCar(vehicle: Vehicle): TaxedNewCar | undefined {
  const { vehicleType, pricingType, co2GramsPerKm, p11dPence } = vehicle;
  if (vehicleType !== 'car' || pricingType === 'used') return undefined;
  if (co2GramsPerKm === undefined || p11dPence === undefined) return undefined;
  return { co2GramsPerKm, listPricePence: p11dPence };
}

/** Road tax of one year of the car's life, the first of which is 1, in pence, at the rates of `vehicleTaxRates`. */
export function vehicleTaxOfYear(car: TaxedNewCar, year: number): number {
  const { firstYear, standardPence } = vehicleTaxRates.value;
  if (year === 1) return firstYear.find(({ upToGrams }) => car.co2GramsPerKm <= upToGrams)?.pence ?? 0;
  return standardPence + (hasSupplement(car, year) ? expensiveCarSupplement.value.pence : 0);
}

/** Whether a year of the car's life costs more because its list price is high. */
export function hasSupplement({ co2GramsPerKm, listPricePence }: TaxedNewCar, year: number): boolean {
  const { expensiveOverPence, expensiveZeroEmissionOverPence } = vehicleTaxRates.value;
  const { fromYear, untilYear } = expensiveCarSupplement.value;
  const limit = co2GramsPerKm === 0 ? expensiveZeroEmissionOverPence : expensiveOverPence;
  return listPricePence > limit && year >= fromYear && year <= untilYear;
}
