import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { plainQuery } from '#server/pages/loaders/site-choices.ts';
import type { ReviewedRange } from '#server/reviews/reviews.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { allDealTypes, type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { type PricingType, pricingTypes } from '#shared/deals/pricing-type.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
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
export function kindsUnder(dealType: DealType): readonly PricingType[] {
  return dealType === 'business' ? ['standard'] : pricingTypes;
}

/** Addresses of every list below a deal type that has something for sale, once for each kind of offer. */
function listScopePaths(snapshot: Snapshot, dealType: DealType): readonly string[] {
  return kindsUnder(dealType).flatMap((kind) => [
    ...listSoldScopes(snapshot, dealType, kind),
    ...(kind === 'standard' ? [] : listThemesWith(snapshot, dealType, kind)),
  ]);
}

/** Body types, makes, ranges and models with a vehicle of this kind of offer, and the pages about ranges. */
function listSoldScopes(snapshot: Snapshot, dealType: DealType, kind: PricingType): readonly string[] {
  const paths = new Set<string>();
  for (const vehicle of snapshot.listVehicles(dealTypes[dealType].vehicleType, kind))
    for (const path of listScopesOf(dealType, vehicle, kind)) paths.add(path);
  return [...paths];
}

/** Addresses of the lists by body type, make, range and model that a vehicle stands in, and of its range's alternatives. */
export function listScopesOf(dealType: DealType, vehicle: Vehicle, kind: PricingType): readonly string[] {
  const { make, range, model, bodyType } = vehicle;
  const slugs = { make: make.slug, range: range.slug, model: model.slug };
  const lists = [
    ...(bodyType ? [bodyTypePath(dealType, bodyType)] : []),
    scopePath(dealType, { make: slugs.make }),
    scopePath(dealType, { make: slugs.make, range: slugs.range }),
    scopePath(dealType, slugs),
    // A range's alternatives are standard deals.
    ...(kind === 'standard' ? [alternativesPath(dealType, slugs)] : []),
  ];
  return lists.map((path) => offerListPath(path, kind));
}

interface ThemedList {
  readonly address: string;
  readonly query: DealQuery;
}

/** The lists of all vehicles of a deal type and the themed lists, once for each kind of offer. */
export function listThemedLists(): readonly ThemedList[] {
  const all: readonly Omit<Theme, 'heading' | 'crumb' | 'description'>[] = [
    ...allDealTypes.map((dealType) => ({ path: dealsPath(dealType), dealType, scope: {} })),
    ...Object.values(themes),
  ];
  return all.flatMap(({ path, dealType, pricingType, scope }) =>
    (pricingType ? [pricingType] : kindsUnder(dealType)).map((kind) => ({
      address: pricingType ? path : offerListPath(path, kind),
      query: { ...plainQuery, dealType, pricingType: kind, scope },
    })),
  );
}

/** The lists of all and the themed lists that hold vehicles of this kind, unless their path is among the fixed ones. */
function listThemesWith(snapshot: Snapshot, dealType: DealType, pricingType: PricingType): readonly string[] {
  return listThemedLists()
    .filter(({ query }) => query.dealType === dealType && query.pricingType === pricingType)
    .filter(({ address, query }) => address.includes('?') && snapshot.query(query).total > 0)
    .map(({ address }) => address);
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
