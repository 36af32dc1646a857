import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** The best match among priced cars of a deal type with what a tool needs to know of one. */
export function findExampleCar(
  snapshot: Snapshot,
  dealType: DealType,
  isUsable: (vehicle: Vehicle) => boolean,
): Vehicle | undefined {
  return listPriced(snapshot, { dealType }).find(isUsable);
}

/** The same among electric business cars, the usual choice of a company car. */
export function findExampleCompanyCar(
  snapshot: Snapshot,
  isUsable: (vehicle: Vehicle) => boolean,
): Vehicle | undefined {
  return listPriced(snapshot, { dealType: 'business', ...electric }).find(isUsable);
}

/** Scope of electric cars. */
export const electric = { scope: { preset: { fuel: ['electric'] }, pricedOnly: true } } as const;

/** The vehicles of a list's first page, one of each range: all priced cars by best match unless asked otherwise. */
export function listPriced(
  snapshot: Snapshot,
  asked: Pick<DealQuery, 'dealType'> & Partial<DealQuery>,
): readonly Vehicle[] {
  const { deals } = snapshot.query({
    pricingType: 'standard',
    scope: { pricedOnly: true },
    facets: {},
    budget: { basis: 'true-monthly' },
    inStock: false,
    profile: defaultProfile,
    sort: 'best',
    isGrouped: true,
    page: 1,
    ...asked,
  });
  return deals.flatMap(({ vehicle }) => snapshot.findVehicle(vehicle.vehicleRef) ?? []);
}
