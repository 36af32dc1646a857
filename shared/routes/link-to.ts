import { type DealType, dealTypes, type VehicleType } from '#shared/deals/deal-type.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** `/car-leasing`: every deal of a type. */
export function dealsPath(dealType: DealType): string {
  return `/${dealTypes[dealType].slug}`;
}

/** `/car-leasing/bmw/3-series/3-series-touring`, with one segment for each slug given. */
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

/** `/car-leasing/volkswagen/golf/alternatives`: ranges like this one. */
export function alternativesPath(
  dealType: DealType,
  { make, range }: { readonly make: string; readonly range: string },
): string {
  return `${scopePath(dealType, { make, range })}/alternatives`;
}

/** `/car-leasing/volkswagen/golf/customer-reviews`: what drivers say of a range. */
export function reviewsPath(
  dealType: DealType,
  { make, range }: { readonly make: string; readonly range: string },
): string {
  return `${scopePath(dealType, { make, range })}/customer-reviews`;
}

/** The company car tax calculator; `?vehicle=` names a vehicle by its reference. */
export const companyCarTaxPath = '/company-car-tax-calculator';

/** What a car costs on finance, and its calculators. `leaseOrBuy` takes `?vehicle=` too. */
export const carFinancePaths = {
  overview: '/car-finance-advice',
  settlement: '/car-finance-advice/pcp-early-settlement-calculator',
  termination: '/car-finance-advice/voluntary-termination',
  leaseOrBuy: '/car-finance-advice/lease-or-buy',
} as const;

/** What ending a lease early costs; `?vehicle=` names a vehicle by its reference. */
export const endingEarlyPath = '/ending-a-lease-early';

/** The car matching tool; its parameters: `matchQuery`. */
export const carMatchingPath = '/car-matching-tool';

/** Three ways to have a car, for one salary; `?vehicle=` names a car by its reference. */
export const salarySacrificePath = '/salary-sacrifice';
export const personalOrBusinessPath = '/personal-or-business-lease';

/** The check of a vehicle before it is handed back; `?back=` gives the day. */
export const fairWearPath = '/fair-wear-and-tear';

/** The mileage calculator; and the address that opens it with the deals that the visitor has saved. */
export const mileagePath = '/mileage-calculator';
export const savedMileagePath = '/shortlist/mileage-calculator';

/** Every make of car, and every make of van. */
export const carMakesPath = '/all-manufacturers';
export const vanMakesPath = '/van-manufacturers';

/** `/all-manufacturers?fuel=electric,hybrid` or `/van-manufacturers`: every make, or those that offer a fuel. */
export function manufacturersPath(vehicleType: VehicleType, fuels: readonly Fuel[] = []): string {
  return withQuery(vehicleType === 'car' ? carMakesPath : vanMakesPath, { fuel: fuels.join(',') });
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

/**
 * Whether an address, its query and fragment aside, is at a path or below it; upper and lower case count as the same.
 */
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
