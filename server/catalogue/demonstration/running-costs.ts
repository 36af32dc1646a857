import type { Fuel } from '#shared/deals/fuel.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { expensiveCarSupplement, vehicleTaxRates } from '#shared/tax/figures/vehicle-tax.ts';
import { listPricePence } from './estimate-list-price.ts';
import { estimateInsuranceGroup, findInsuranceGroup } from './powertrain-facts.ts';

/** New rates are a new edition of the demonstration, which a test asks for. */
const { firstYear, standardPence, ...limits } = vehicleTaxRates.value;
/** A year for a van; rounded, an assumption. */
const vanTaxPence = 355_00;

/** Used when the CO2 is unknown. */
const commonCo2 = 140;

/** Vehicle tax in pence a month, averaged over four years so that it does not depend on the term. */
export function vehicleTaxPence(vehicle: Vehicle): number {
  if (vehicle.vehicleType === 'commercial') return vanTaxPence / 12;
  const threshold = isZeroEmission(vehicle.fuel)
    ? limits.expensiveZeroEmissionOverPence
    : limits.expensiveOverPence;
  const supplement = listPricePence(vehicle) > threshold ? expensiveCarSupplement.value.pence : 0;
  const laterYear = standardPence + supplement;
  const first = vehicle.used ? laterYear : findFirstYearTax(vehicle);
  return (first + 3 * laterYear) / 48;
}

function findFirstYearTax({ co2GramsPerKm, fuel }: Vehicle): number {
  const co2 = isZeroEmission(fuel) ? 0 : (co2GramsPerKm ?? commonCo2);
  return firstYear.find(({ upToGrams }) => co2 <= upToGrams)?.pence ?? 0;
}

/** Service rental in pence a month: servicing and repairs by list price, tyres and wear by miles, and age by term. */
export function serviceRentalPence(
  vehicle: Vehicle,
  at: { readonly termMonths: number; readonly annualMiles: number },
): number {
  const isElectric = vehicle.fuel === 'electric';
  const base = (isElectric ? 700 : 900) + listPricePence(vehicle) * 0.00018;
  const penceAMile = (isElectric ? 0.75 : 0.85) + listPricePence(vehicle) / 20_000_000;
  // A fourth year brings the first MOT, a second set of tyres and the end of most warranties.
  const ageing = 1 + (at.termMonths - 36) / 600;
  return (base + (penceAMile * at.annualMiles) / 12) * ageing;
}

/** Insurance in pence a month: £38 plus £1.60 for each insurance group. */
export function insuranceRentalPence(vehicle: Vehicle): number {
  const group =
    findInsuranceGroup(vehicle) ??
    estimateInsuranceGroup({
      vehicleType: vehicle.vehicleType,
      powerPs: vehicle.powerPs ?? 150,
      p11dPence: listPricePence(vehicle),
    });
  return 3_800 + 160 * group;
}

function isZeroEmission(fuel: Fuel): boolean {
  return fuel === 'electric' || fuel === 'hydrogen';
}
