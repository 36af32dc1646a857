import { type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import { allDealTypes, type DealType, dealTypes, type VehicleType } from '#shared/deals/deal-type.ts';
import type { Fuel, Vehicle } from '#shared/deals/vehicle.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';

/** `/car-leasing`: every deal of a type. */
export function dealsPath(dealType: DealType): string {
  return `/${dealTypes[dealType].slug}`;
}

/** `/car-leasing/bmw/3-series/3-series-touring`, as deep as slugs are given. */
export function scopePath(
  dealType: DealType,
  scope: {
    readonly make?: string | undefined;
    readonly range?: string | undefined;
    readonly model?: string | undefined;
  },
): string {
  const segments = [scope.make, scope.range, scope.model];
  const end = segments.indexOf(undefined);
  return [dealsPath(dealType), ...(end < 0 ? segments : segments.slice(0, end))].join('/');
}

/** `/car-leasing/body-type/suv` */
export function bodyTypePath(dealType: DealType, bodyType: BodyType): string {
  return `${dealsPath(dealType)}/body-type/${bodyTypes[bodyType].slug}`;
}

/** `/all-manufacturers?fuel=electric,hybrid` or `/van-manufacturers`: every make, or those that offer a fuel. */
export function manufacturersPath(vehicleType: VehicleType, fuels: readonly Fuel[] = []): string {
  const path = vehicleType === 'car' ? '/all-manufacturers' : '/van-manufacturers';
  return withQuery(path, { fuel: fuels.join(',') });
}

/** The one canonical path of a vehicle under a deal type. */
export function vehiclePath(
  dealType: DealType,
  vehicle: Pick<Vehicle, 'make' | 'range' | 'model' | 'derivative' | 'vehicleRef'>,
): string {
  const { make, range, model, derivative, vehicleRef } = vehicle;
  const scope = scopePath(dealType, { make: make.slug, range: range.slug, model: model.slug });
  return `${scope}/${derivative.slug}/${vehicleRef}/vehicle`;
}

/** The vehicle and deal type that `vehiclePath` put into a path; undefined for the path of any other page. */
export function parseVehiclePath(
  path: string,
): { readonly dealType: DealType; readonly vehicleRef: string } | undefined {
  const [, slug, , , , , vehicleRef, end, more] = path.split('/');
  const dealType = allDealTypes.find((type) => dealTypes[type].slug === slug);
  const isVehicle = end === 'vehicle' && more === undefined && isVehicleRef(vehicleRef);
  return dealType && isVehicle ? { dealType, vehicleRef } : undefined;
}

/** Whether an address, its query and fragment aside, is at a path or below it; capitals count as small letters. */
export function isAtOrBelow(address: string, path: string): boolean {
  return /^[/?#]?$/.test(address.charAt(path.length)) && address.slice(0, path.length).toLowerCase() === path;
}

/** Adds a query string; undefined and empty values are left out, keys keep their order. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (present.length === 0) return path;
  const text = present.map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  return `${path}?${text.join('&')}`;
}
