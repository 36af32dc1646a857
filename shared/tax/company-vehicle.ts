import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { CompanyVehicle } from './company-car-tax.ts';

/** From this payload a pick-up is taxed as a car, not as a van (since 6 April 2025). */
const carPickUpPayloadKg = 1000;

/**
 * How a vehicle of the catalogue is taxed when an employer lends it; undefined when a fact that decides it is unknown.
 * `meetsRde2` matters for diesel cars only.
 */
export function toCompanyVehicle(vehicle: Vehicle, meetsRde2: boolean): CompanyVehicle | undefined {
  const { fuel, p11dPence, electricRangeMiles } = vehicle;
  if (isTaxedAsVan(vehicle)) return { kind: 'van', isZeroEmission: isWithoutEmissions(vehicle) };
  const co2GramsPerKm = isWithoutEmissions(vehicle) ? 0 : vehicle.co2GramsPerKm;
  if (p11dPence === undefined || co2GramsPerKm === undefined) return undefined;
  return {
    kind: 'car',
    listPricePence: p11dPence,
    co2GramsPerKm,
    ...(electricRangeMiles !== undefined && { electricRangeMiles }),
    isDiesel: fuel === 'diesel',
    meetsRde2,
  };
}

/** Pick-ups with two rows of seats that carry a tonne or more count as cars. */
function isTaxedAsVan({ vehicleType, bodyType, payloadKg = 0, seats = 0 }: Vehicle): boolean {
  if (vehicleType === 'car') return false;
  return !(bodyType === 'pickup' && seats > 3 && payloadKg >= carPickUpPayloadKg);
}

function isWithoutEmissions({ fuel }: Vehicle): boolean {
  return fuel === 'electric' || fuel === 'hydrogen';
}
