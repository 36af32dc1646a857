import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { plainQuery } from '#server/pages/loaders/site-choices.ts';
import type { ReviewedRange } from '#server/reviews/reviews.ts';
import { allBodyTypes, bodyTypes } from '#shared/deals/body-type.ts';
import { allDealTypes, type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { type PricingType, pricingTypes } from '#shared/deals/pricing-type.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import { bodyTypePath } from '#shared/routes/body-type-path.ts';
import { alternativesPath, dealsPath, reviewsPath, scopePath, vehiclePath } from '#shared/routes/link-to.ts';
import { offerListPath } from '#shared/routes/offer-list-path.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';

/** Paths of the public pages that need no parameter: they come straight from the site map. */
function listFixedPaths(): readonly string[] {
  return pageNames
    .map(getPage)
    .filter(({ path, server }) => (server.isListed ?? server.cache !== 'never') && !path.includes(':'))
    .map(({ path }) => path);
}

/** The kinds of offer under a deal type. Business cars have no insured or used offers. */
function kindsUnder(dealType: DealType): readonly PricingType[] {
  return dealType === 'business' ? ['standard'] : pricingTypes;
}

/** Addresses of every list below a deal type that has something for sale, once for each kind of offer. */
function listScopePaths(snapshot: Snapshot, dealType: DealType): readonly string[] {
  return kindsUnder(dealType).flatMap((kind) => [
    ...listSoldScopes(snapshot, dealType, kind).map((path) => offerListPath(path, kind)),
    ...(kind === 'standard' ? [] : listThemesWith(snapshot, dealType, kind)),
  ]);
}

/** Body types, makes, ranges and models with a vehicle of this kind of offer, and the pages about ranges. */
function listSoldScopes(snapshot: Snapshot, dealType: DealType, kind: PricingType): readonly string[] {
  const { vehicleType } = dealTypes[dealType];
  const paths = new Set<string>();
  const sold = new Set<string>();
  for (const vehicle of snapshot.listVehicles(vehicleType, kind)) {
    const slugs = { make: vehicle.make.slug, range: vehicle.range.slug, model: vehicle.model.slug };
    if (vehicle.bodyType) sold.add(vehicle.bodyType);
    paths.add(scopePath(dealType, { make: slugs.make }));
    paths.add(scopePath(dealType, { make: slugs.make, range: slugs.range }));
    paths.add(scopePath(dealType, slugs));
    // A range's alternatives are standard deals.
    if (kind === 'standard') paths.add(alternativesPath(dealType, slugs));
  }
  const bodies = allBodyTypes.filter((type) => bodyTypes[type].vehicleType === vehicleType && sold.has(type));
  return [...bodies.map((type) => bodyTypePath(dealType, type)), ...paths];
}

/**
 * The list of all vehicles, and the themed lists whose kind of offer the query string decides, where they hold vehicles
 * of this kind. Lists with a path of their own are among the fixed paths.
 */
function listThemesWith(snapshot: Snapshot, dealType: DealType, pricingType: PricingType): readonly string[] {
  const all: readonly Theme[] = Object.values(themes);
  const open = all.filter((theme) => theme.dealType === dealType && !theme.pricingType);
  return [{ path: dealsPath(dealType), scope: {} }, ...open]
    .filter(({ scope }) => snapshot.query({ ...plainQuery, dealType, pricingType, scope }).total > 0)
    .map(({ path }) => offerListPath(path, pricingType))
    .filter((address) => address.includes('?'));
}

/** Paths of the reviews of ranges that have any and are still leased. The business page names the personal one instead. */
function listReviewPaths(snapshot: Snapshot, reviewed: readonly ReviewedRange[]): readonly string[] {
  return reviewed
    .filter(({ vehicleType, make, range }) => snapshot.findRange(vehicleType, make, range))
    .map((range) => reviewsPath(range.vehicleType === 'car' ? 'personal' : 'van', range));
}

/** Paths of every vehicle page under a deal type. */
function listVehiclePaths(snapshot: Snapshot, dealType: DealType): readonly string[] {
  return kindsUnder(dealType).flatMap((kind) =>
    Array.from(snapshot.listVehicles(dealTypes[dealType].vehicleType, kind), (vehicle) =>
      vehiclePath(dealType, vehicle),
    ),
  );
}

interface PublishedPaths {
  readonly reviewed?: readonly ReviewedRange[];
  /** Addresses of pages of text. */
  readonly texts?: readonly string[];
}

/** Every public path, by the name of the sitemap that holds it. */
export function listPublicPaths(
  snapshot: Snapshot,
  { reviewed = [], texts = [] }: PublishedPaths = {},
): ReadonlyMap<string, readonly string[]> {
  const fixed = listFixedPaths();
  return new Map([
    ['pages', fixed],
    ['texts', texts.filter((path) => !fixed.includes(path))],
    ['reviews', listReviewPaths(snapshot, reviewed)],
    ...allDealTypes.map((type) => [`${dealTypes[type].slug}-lists`, listScopePaths(snapshot, type)] as const),
    ...allDealTypes.map(
      (type) => [`${dealTypes[type].slug}-deals`, listVehiclePaths(snapshot, type)] as const,
    ),
  ]);
}
