import type { LeaseTerms } from '#server/account-contract/lease.ts';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { SavedOffer } from '#shared/contracts/saved.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import { divideRoundHalfUp, type Price } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { isInStock, type Vehicle } from '#shared/deals/vehicle.ts';
import type { OfferView } from '#shared/pages/account/deals/deals-data.ts';
import type { AgreedLease, ContactFacts } from '#shared/pages/account/lease/agreed-lease.ts';
import { listFigureChanges, type PriceToday } from '#shared/pages/account/lease/price-change.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';

export interface LeaseSurroundings {
  readonly snapshot: Snapshot;
  readonly imageHost: string;
}

/** What is needed to show the terms of a lease. */
export function surroundingsOf({ services }: LoaderRequest): LeaseSurroundings {
  return { snapshot: services.catalogue.snapshot(), imageHost: services.site.imageHost };
}

/** How to reach us about a lease. */
export function contactOf({ services }: LoaderRequest): ContactFacts {
  return { phone: services.site.phone, openingHours: services.site.openingHours };
}

/** The terms as agreed, with the vehicle's drawing and page as long as the catalogue has the vehicle. */
export function toAgreedLease(terms: LeaseTerms, surroundings: LeaseSurroundings): AgreedLease {
  const price = toAgreedPrice(terms);
  return { ...toKeptLease(terms, price.profile, surroundings), price };
}

/** The vehicle of a kept lease: its drawing and page as long as the catalogue has it. */
export function toKeptLease(
  { dealType, vehicleRef, vehicleName }: Pick<LeaseTerms, 'dealType' | 'vehicleRef' | 'vehicleName'>,
  profile: LeaseProfile,
  { snapshot, imageHost }: LeaseSurroundings,
): Omit<AgreedLease, 'price'> {
  const vehicle = findLeased(snapshot, { dealType, vehicleRef });
  if (!vehicle) return { dealType, vehicleRef, vehicleName };
  return {
    dealType,
    vehicleRef,
    vehicleName,
    image: { src: imageHost + vehicleImagePath(vehicle), alt: vehicleImageAlt(vehicle) },
    vehicleHref: withQuery(vehiclePath(dealType, vehicle), profileQuery(profile)),
    ...(vehicle.pricingType === 'atc' && { isInsured: true }),
  };
}

/** The vehicle, if it is still offered under the same kind of agreement. */
function findLeased(
  snapshot: Snapshot,
  { dealType, vehicleRef }: Pick<LeaseTerms, 'dealType' | 'vehicleRef'>,
): Vehicle | undefined {
  const vehicle = snapshot.findVehicle(vehicleRef);
  return vehicle?.vehicleType === dealTypes[dealType].vehicleType ? vehicle : undefined;
}

/**
 * The price line of the terms. Every figure is the stored one except the true monthly cost, which is worked out from
 * them.
 */
function toAgreedPrice(terms: LeaseTerms): Price {
  const { termMonths, annualMiles, initialMonths, isMaintained, totalPence } = terms;
  return {
    profile: { termMonths, annualMiles, initialMonths, isMaintained },
    vat: dealTypes[terms.dealType].vat,
    monthlyPence: terms.monthlyPence,
    initialPence: terms.initialPence,
    feePence: terms.feePence,
    totalPence,
    trueMonthlyPence: divideRoundHalfUp(totalPence, termMonths),
    excessTenths: terms.excessTenths,
  };
}

interface KeptPrice {
  readonly dealType: DealType;
  readonly vehicleRef: string;
  readonly price: Price;
}

/** The price of the same vehicle in this catalogue, at the profile of a stored price. */
export function findPriceToday(snapshot: Snapshot, { dealType, vehicleRef, price }: KeptPrice): PriceToday {
  if (!findLeased(snapshot, { dealType, vehicleRef })) return { kind: 'vehicle-gone' };
  const today = snapshot.findDeal(dealType, vehicleRef, price.profile)?.price;
  if (!today) return { kind: 'profile-gone' };
  return listFigureChanges(price, today).length === 0
    ? { kind: 'unchanged' }
    : { kind: 'changed', price: today };
}

/** An offer with the name, drawing and page of its vehicle, or without them if the catalogue no longer has it. */
export function toOfferView(offer: SavedOffer, { snapshot, imageHost }: LeaseSurroundings): OfferView {
  const { dealType, vehicleRef, profile } = offer;
  const vehicle = findLeased(snapshot, offer);
  const kept = { dealType, vehicleRef, profile };
  if (!vehicle) return { ...kept, name: `Vehicle ${vehicleRef}`, isInStock: false };
  const { make, model, derivative, stock, pricingType } = vehicle;
  return {
    ...kept,
    name: `${make.name} ${model.name} ${derivative.name}`,
    href: withQuery(vehiclePath(dealType, vehicle), profileQuery(profile)),
    image: { src: imageHost + vehicleImagePath(vehicle), alt: vehicleImageAlt(vehicle) },
    isInStock: isInStock(stock),
    ...(pricingType === 'atc' && { isInsured: true }),
  };
}
