import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { toLease } from '#server/catalogue/to-lease.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { allDealTypes, type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { Price } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** The deal that a quote is asked for, as the catalogue has it now; without `price` the price is on application. */
export interface QuotedDeal {
  readonly dealType: DealType;
  readonly vehicle: Vehicle;
  readonly profile: LeaseProfile;
  /** A sentence for each part of the profile that had to be changed. */
  readonly notes: readonly string[];
  readonly price?: Price;
}

/** The deal that a query string names. Throws `NotFoundError` when that vehicle is not leased that way. */
export function findQuotedDeal(snapshot: Snapshot, search: URLSearchParams): QuotedDeal {
  const deal = findNamedDeal(snapshot, search);
  if (!deal) throw new NotFoundError(`Quote for ${search.get('dealType')} ${search.get('vehicleRef')}`);
  return deal;
}

/** The deal that a query string names; undefined when that vehicle is not leased that way. */
export function findNamedDeal(snapshot: Snapshot, search: URLSearchParams): QuotedDeal | undefined {
  const dealType = allDealTypes.find((type) => type === search.get('dealType'));
  const vehicle = snapshot.findVehicle(search.get('vehicleRef') ?? '');
  if (!dealType || vehicle?.vehicleType !== dealTypes[dealType].vehicleType) return undefined;
  const { profile: asked, notes } = parseProfile(search);
  const { vehicleRef } = vehicle;
  const profile = toLease(snapshot, { dealType, vehicleRef, profile: asked });
  const price = snapshot.findDeal(dealType, vehicleRef, profile)?.price;
  return { dealType, vehicle, profile, notes, ...(price && { price }) };
}
