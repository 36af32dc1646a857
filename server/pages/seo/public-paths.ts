import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { allBodyTypes, bodyTypes } from '#shared/deals/body-type.ts';
import { allDealTypes, type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { type PricingType, pricingTypes } from '#shared/deals/pricing-type.ts';
import { bodyTypePath, scopePath, vehiclePath } from '#shared/routes/link-to.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';

/** Paths of the public pages that need no parameter: they come straight from the site map. */
function listFixedPaths(): readonly string[] {
  return pageNames
    .map(getPage)
    .filter(
      ({ path, server }) => server.cache !== 'never' && server.isListed !== false && !path.includes(':'),
    )
    .map(({ path }) => path);
}

/** Paths of every list below a deal type: body types, makes, ranges and models that have something for sale. */
function listScopePaths(snapshot: Snapshot, dealType: DealType): readonly string[] {
  const { vehicleType } = dealTypes[dealType];
  const paths = new Set<string>();
  const sold = new Set<string>();
  for (const vehicle of snapshot.listVehicles(vehicleType, 'standard')) {
    const slugs = { make: vehicle.make.slug, range: vehicle.range.slug, model: vehicle.model.slug };
    if (vehicle.bodyType) sold.add(vehicle.bodyType);
    paths.add(scopePath(dealType, { make: slugs.make }));
    paths.add(scopePath(dealType, { make: slugs.make, range: slugs.range }));
    paths.add(scopePath(dealType, slugs));
  }
  const bodies = allBodyTypes.filter((type) => bodyTypes[type].vehicleType === vehicleType && sold.has(type));
  return [...bodies.map((type) => bodyTypePath(dealType, type)), ...paths];
}

/** Paths of every vehicle page under a deal type. Business cars have no insured or used offers. */
function listVehiclePaths(snapshot: Snapshot, dealType: DealType): readonly string[] {
  const kinds: readonly PricingType[] = dealType === 'business' ? ['standard'] : pricingTypes;
  return kinds.flatMap((kind) =>
    Array.from(snapshot.listVehicles(dealTypes[dealType].vehicleType, kind), (vehicle) =>
      vehiclePath(dealType, vehicle),
    ),
  );
}

/** Every public path, by the name of the sitemap that holds it. */
export function listPublicPaths(snapshot: Snapshot): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ['pages', listFixedPaths()],
    ...allDealTypes.map((type) => [`${dealTypes[type].slug}-lists`, listScopePaths(snapshot, type)] as const),
    ...allDealTypes.map(
      (type) => [`${dealTypes[type].slug}-deals`, listVehiclePaths(snapshot, type)] as const,
    ),
  ]);
}
