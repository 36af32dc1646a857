import type { Fuel, Vehicle } from '#shared/deals/vehicle.ts';
import { listPricePence } from './estimate-list-price.ts';
import { estimateInsuranceGroup, findInsuranceGroup } from './powertrain-facts.ts';

/** First-year vehicle tax 2026/27 in pounds up to a CO2 figure in g/km; checked 2026-11-20, secondary sources. */
const firstYearTax: readonly (readonly [upToCo2: number, pounds: number])[] = [
  [0, 10],
  [50, 115],
  [75, 135],
  [90, 280],
  [100, 365],
  [110, 405],
  [130, 455],
  [150, 560],
  [170, 1_410],
  [190, 2_270],
  [225, 3_420],
  [255, 4_850],
  [Number.POSITIVE_INFINITY, 5_690],
];
/** Pounds a year from the second year, and the supplement for cars above the price threshold (2026/27, as above). */
const standardTax = 200;
const expensiveCarSupplement = 440;
/** Pounds a year for a van; rounded, an assumption. */
const vanTax = 355;

/** Used when the CO2 is unknown. */
const commonCo2 = 140;

/** Vehicle tax in pence a month, averaged over four years so that it does not depend on the term. */
export function vehicleTaxPence(vehicle: Vehicle): number {
  if (vehicle.vehicleType === 'commercial') return (vanTax * 100) / 12;
  const threshold = isZeroEmission(vehicle.fuel) ? 5_000_000 : 4_000_000;
  const laterYear = standardTax + (listPricePence(vehicle) > threshold ? expensiveCarSupplement : 0);
  const firstYear = vehicle.used ? laterYear : findFirstYearTax(vehicle);
  return ((firstYear + 3 * laterYear) * 100) / 48;
}

function findFirstYearTax({ co2GramsPerKm, fuel }: Vehicle): number {
  const co2 = isZeroEmission(fuel) ? 0 : (co2GramsPerKm ?? commonCo2);
  return firstYearTax.find(([upTo]) => co2 <= upTo)?.[1] ?? 0;
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
