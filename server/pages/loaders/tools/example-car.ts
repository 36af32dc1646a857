import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** The best match among electric business cars with what a tool needs to know of one. */
export function findExampleCar(
  snapshot: Snapshot,
  isUsable: (vehicle: Vehicle) => boolean,
): Vehicle | undefined {
  const { deals } = snapshot.query({
    dealType: 'business',
    pricingType: 'standard',
    scope: { preset: { fuel: ['electric'] }, pricedOnly: true },
    facets: {},
    budget: { basis: 'true-monthly' },
    inStock: false,
    profile: defaultProfile,
    sort: 'best',
    isGrouped: true,
    page: 1,
  });
  return deals
    .map(({ vehicle }) => snapshot.findVehicle(vehicle.vehicleRef))
    .find((vehicle) => vehicle && isUsable(vehicle));
}
