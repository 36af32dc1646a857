import { allDealTypes, type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';

/** The vehicle and deal type that `vehiclePath` put into a path; undefined for the path of any other page. */
export function parseVehiclePath(
  path: string,
): { readonly dealType: DealType; readonly vehicleRef: string } | undefined {
  const [, slug, , , , , vehicleRef, end, more] = path.split('/');
  const dealType = allDealTypes.find((type) => dealTypes[type].slug === slug);
  const isVehicle = end === 'vehicle' && more === undefined && isVehicleRef(vehicleRef);
  return dealType && isVehicle ? { dealType, vehicleRef } : undefined;
}
