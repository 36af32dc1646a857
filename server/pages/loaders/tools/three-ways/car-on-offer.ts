import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { findNearestProfile } from '#server/pages/loaders/vehicle/offered-profiles.ts';
import { defaultProfile, type LeaseProfile, withinTerm } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { toCompanyVehicle } from '#shared/tax/company-vehicle.ts';
import type { CarOnOffer } from '#shared/tax/three-ways.ts';

interface Wanted {
  readonly term: number;
  readonly miles: number;
  readonly rde2: boolean;
}

/** A car with its prices, and the lease that they are for. */
export interface PricedCar {
  readonly vehicle: Vehicle;
  readonly offer: CarOnOffer;
  readonly profile: LeaseProfile;
}

/**
 * A car as it can be had by a person and by an employer, at the term and mileage or the nearest that are offered.
 * Undefined for vans, used and insured offers, and where a fact or a price is missing.
 */
export function findCarOnOffer(
  snapshot: Snapshot,
  vehicle: Vehicle,
  { term, miles, rde2 }: Wanted,
): PricedCar | undefined {
  const car = vehicle.pricingType === 'standard' ? toCompanyVehicle(vehicle, rde2) : undefined;
  if (vehicle.vehicleType !== 'car' || car?.kind !== 'car') return undefined;
  const asked = withinTerm({ ...defaultProfile, termMonths: term, annualMiles: miles });
  const pricedAt = (profile: LeaseProfile) => priceBoth(snapshot, vehicle, profile);
  const prices = pricedAt(asked) ?? pricedAt(findNearest(snapshot, vehicle, asked));
  if (!prices) return undefined;
  return {
    vehicle,
    profile: prices.business.profile,
    offer: {
      car,
      personalMonthlyPence: prices.personal.trueMonthlyPence,
      businessMonthlyPence: prices.business.trueMonthlyPence,
    },
  };
}

/** The nearest lease that a business is offered, or the one asked for where there is none without maintenance. */
function findNearest(snapshot: Snapshot, { vehicleRef }: Vehicle, asked: LeaseProfile): LeaseProfile {
  const nearest = findNearestProfile(snapshot.listRates('business', vehicleRef), asked);
  return nearest && !nearest.isMaintained ? nearest : asked;
}

function priceBoth(snapshot: Snapshot, { vehicleRef }: Vehicle, profile: LeaseProfile) {
  const personal = snapshot.findDeal('personal', vehicleRef, profile)?.price;
  const business = snapshot.findDeal('business', vehicleRef, profile)?.price;
  return personal && business && { personal, business };
}
