import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { readEnergyPrices } from '#server/pages/loaders/energy-prices.ts';
import { linkGuides, vehicleGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { reviewHistory } from '#server/pages/loaders/price-history.ts';
import { toTrueSize } from '#server/pages/loaders/true-size.ts';
import { MovedError, NotFoundError } from '#server/platform/http/errors.ts';
import { findCounterpart } from '#server/visitor/deal-type/find-counterpart.ts';
import { type ComparedDeal, formatComparedDeal } from '#shared/deals/compared-deals.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { readRealMiles } from '#shared/deals/parse-profile.ts';
import type { Price } from '#shared/deals/price.ts';
import { type AskedProfile, defaultProfile, type LeaseProfile } from '#shared/deals/profile.ts';
import { atRealMiles } from '#shared/deals/real-miles.ts';
import { energyKindsOf } from '#shared/deals/running-cost.ts';
import { scoreValue } from '#shared/deals/value-score.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { mileageDealsParameter } from '#shared/pages/tools/mileage/mileage-parameters.ts';
import type { VehicleData } from '#shared/pages/vehicle/vehicle-data.ts';
import type { VehiclePage, vehiclePages } from '#shared/pages/vehicle/vehicle-pages.ts';
import { mileagePath, vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { toNearMiss } from './near-miss.ts';
import { type Offer, type SettledProfile, settleProfile, toOfferedProfiles } from './offered-profiles.ts';
import { runningCostOf } from './running-cost-of.ts';
import { companyCarTaxOf, endingEarlyOf, salarySacrificeOf } from './vehicle-answers.ts';
import { drawPrices } from './vehicle-pictures.ts';

/** The loader of the vehicle page under each deal type. */
export const vehicleLoaders: { readonly [Name in keyof typeof vehiclePages]: Loader<VehiclePage> } = {
  personalVehicle: loadVehicle('personal'),
  businessVehicle: loadVehicle('business'),
  vanVehicle: loadVehicle('van'),
};

const similarCount = 4;

function loadVehicle(dealType: DealType): Loader<VehiclePage> {
  return (request) => {
    const snapshot = request.services.catalogue.snapshot();
    const vehicle = getVehicle(snapshot, dealType, request);
    const settled = settleProfile(snapshot, { dealType, vehicle }, request.search);
    return toVehicleData({ request, snapshot, dealType, vehicle, ...settled });
  };
}

/**
 * The vehicle of the reference. Throws a 410 for one that has left the catalogue, a 404 for an unknown one, `MovedError`
 * when its slugs have changed.
 */
function getVehicle(
  snapshot: Snapshot,
  dealType: DealType,
  { params, path, search }: LoaderRequest,
): Vehicle {
  const vehicle = snapshot.findVehicle(params.vehicleRef ?? '');
  if (!vehicle) throw toNearMiss(snapshot, dealType, params);
  if (vehicle.vehicleType !== dealTypes[dealType].vehicleType)
    throw new NotFoundError(`Vehicle ${params.vehicleRef}`);
  const canonical = vehiclePath(dealType, vehicle);
  if (path !== canonical) {
    const query = search.toString();
    throw new MovedError(query ? `${canonical}?${query}` : canonical);
  }
  return vehicle;
}

interface Found extends Offer, SettledProfile {
  readonly request: LoaderRequest;
  readonly snapshot: Snapshot;
}

function toVehicleData({
  request,
  snapshot,
  dealType,
  vehicle,
  profile,
  asked,
  notes,
  refused,
}: Found): VehicleData {
  const { site } = request.services;
  const { vehicleRef } = vehicle;
  const deal = snapshot.findDeal(dealType, vehicleRef, profile);
  const priceAt = (other: LeaseProfile) => snapshot.findDeal(dealType, vehicleRef, other)?.price;
  const priceSpan = snapshot.findPriceSpan(dealType, vehicleRef, profile);
  const realMiles = readRealMiles(request.search) ?? profile.annualMiles;
  const maintenance = maintenanceCost(profile, priceAt);
  const energy = readEnergyPrices(request.search, energyKindsOf[vehicle.fuel]);
  const offered = toOfferedProfiles(snapshot.listRates(dealType, vehicleRef));
  const funder = snapshot.findFunder(dealType, vehicleRef, profile);
  const trueSize = toTrueSize(vehicle);
  const counterpart = findCounterpart(snapshot, { kind: 'vehicle', dealType, vehicle, profile: asked });
  const shownPrice = deal?.price && toShown(deal.price, asked);
  return {
    catalogueVersion: snapshot.version.number,
    dealType,
    vehicle,
    imageHost: site.imageHost,
    phone: site.phone,
    openingHours: site.openingHours,
    path: request.path,
    profile,
    asked,
    ...(deal?.price && shownPrice
      ? { price: deal.price, shownPrice, value: scoreValue(shownPrice, vehicle) }
      : {}),
    ...(deal?.poundsBelowAverage === undefined ? {} : { poundsBelowAverage: deal.poundsBelowAverage }),
    offered,
    realMiles,
    mileageHref: mileageHref({ dealType, vehicleRef, profile }),
    ...drawPrices({ offered, profile, price: deal?.price, realMiles, priceAt }),
    ...maintenance,
    ...(counterpart ? { counterpart } : {}),
    runningCost: runningCostOf({
      vehicle,
      profile,
      realMiles,
      prices: energy.values,
      price: deal?.price,
      today: snapshot.today,
      ...maintenance,
    }),
    energyPrices: energy.values,
    ...companyCarTaxOf(vehicle, profile, snapshot.today),
    ...salarySacrificeOf(snapshot, vehicle, profile),
    ...(deal?.price && { endingEarly: endingEarlyOf({ dealType, vehicle }, deal.price, funder) }),
    ...(priceSpan ? { priceSpan } : {}),
    ...reviewHistory(snapshot, dealType, vehicleRef),
    ...(trueSize ? { trueSize } : {}),
    similar: deal ? snapshot.findSimilar(deal, asked, similarCount) : [],
    guides: linkGuides(request.services.content, vehicleGuides(dealType, vehicle)),
    notes: [...notes, ...energy.notes],
    refused: { ...refused, ...energy.refused },
  };
}

/** The price as cards show it: at real miles with the excess charge in total and true monthly cost. */
function toShown(price: Price, { realMiles }: AskedProfile): Price {
  return realMiles === undefined ? price : atRealMiles(price, realMiles);
}

/** The mileage calculator with this deal in it. */
function mileageHref(deal: ComparedDeal): string {
  return withQuery(mileagePath, { [mileageDealsParameter]: formatComparedDeal(deal, defaultProfile) });
}

function maintenanceCost(
  profile: LeaseProfile,
  priceAt: (other: LeaseProfile) => Price | undefined,
): { maintenancePence?: number } {
  const maintained = priceAt({ ...profile, isMaintained: true });
  const bare = priceAt({ ...profile, isMaintained: false });
  if (!maintained || !bare) return {};
  return { maintenancePence: maintained.monthlyPence - bare.monthlyPence };
}
