import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { DealQuery, DealScope, FacetSelection } from '#shared/deals/deal-query.ts';
import { formatDealQuery } from '#shared/deals/deal-query-string.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { type CarDealType, otherDealType } from '#shared/deals/deal-type-toggle.ts';
import { type FacetName, facetNames } from '#shared/deals/facets.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { bodyTypePath } from '#shared/routes/body-type-path.ts';
import type { DealTopic } from '#shared/routes/deal-trail.ts';
import { carMakesPath, dealsPath, scopePath, vehiclePath, withQuery } from '#shared/routes/link-to.ts';

/** A page that may have a counterpart under the other deal type. */
export type ToggledPage =
  | { readonly kind: 'results'; readonly topic: DealTopic; readonly query: DealQuery }
  | {
      readonly kind: 'vehicle';
      readonly dealType: DealType;
      readonly vehicle: Vehicle;
      readonly profile: AskedProfile;
    }
  | { readonly kind: 'makes'; readonly dealType: DealType; readonly fuels: readonly Fuel[] };

/**
 * Address of the same page under the other deal type, with the same filters and profile; it always exists. Undefined
 * for pages without a toggle: vans, insured, used and short-term offers, and vehicles without a price under the other
 * deal type.
 */
export function findCounterpart(snapshot: Snapshot, page: ToggledPage): string | undefined {
  const dealType = page.kind === 'results' ? page.query.dealType : page.dealType;
  if (dealType === 'van') return undefined;
  const other = otherDealType(dealType);
  if (page.kind === 'makes') return makesPath(other, page.fuels);
  if (page.kind === 'results') return findResultsPath(snapshot, other, page);
  const { vehicle, profile } = page;
  const isOffered =
    vehicle.pricingType === 'standard' && snapshot.listRates(other, vehicle.vehicleRef).length > 0;
  return isOffered ? withQuery(vehiclePath(other, vehicle), profileQuery(profile)) : undefined;
}

/** `/all-manufacturers` for a deal type; without a parameter it is personal. */
function makesPath(dealType: CarDealType, fuels: readonly Fuel[]): string {
  const query = { dealType: dealType === 'business' ? dealType : undefined, fuel: fuels.join(',') };
  return withQuery(carMakesPath, query);
}

function findResultsPath(
  snapshot: Snapshot,
  other: CarDealType,
  { topic, query }: Extract<ToggledPage, { kind: 'results' }>,
): string | undefined {
  if (query.pricingType !== 'standard' || query.scope.pricedOnly) return undefined;
  const path = findTopicPath(snapshot, topic, { ...query, dealType: other });
  const text = toCounterpartFilters(query);
  return text ? `${path}?${text}` : path;
}

/**
 * The query string of a results page for its counterpart: the same profile, filters and order, from the first page.
 * Values that only this page's path fixes, such as the fuel of /electric-car-leasing, become filters.
 */
function toCounterpartFilters(query: DealQuery): string {
  const { scope, facets, inStock } = query;
  return formatDealQuery({
    ...query,
    facets: { ...facets, ...narrowPreset(scope.preset ?? {}, facets) },
    inStock: inStock || scope.inStockOnly === true,
    page: 1,
  });
}

/** The preset values of each facet that are also chosen, or all of them if none is. A body type has its own path. */
function narrowPreset(preset: FacetSelection, facets: FacetSelection): FacetSelection {
  const narrowed: Partial<Record<FacetName, readonly string[]>> = {};
  for (const name of facetNames) {
    const fixed = preset[name];
    if (!fixed || name === 'bodyType') continue;
    const both = fixed.filter((value) => facets[name]?.includes(value));
    narrowed[name] = both.length > 0 ? both : fixed;
  }
  return narrowed;
}

/**
 * Path of a car topic under the query's deal type: its own page if that has deals, else the nearest wider topic that
 * has. Special offers have a page under both deal types; other themes become filters of the whole list.
 */
function findTopicPath(snapshot: Snapshot, topic: DealTopic, query: DealQuery): string {
  const { dealType, scope } = query;
  if (scope.specialOffersOnly) return findOffersPath(dealType) ?? dealsPath(dealType);
  if (topic.theme) return dealsPath(dealType);
  if (topic.bodyType)
    return hasDeals(snapshot, query) ? bodyTypePath(dealType, topic.bodyType) : dealsPath(dealType);
  return findScopePath(snapshot, dealType, query);
}

function findOffersPath(dealType: DealType): string | undefined {
  const all: readonly Theme[] = Object.values(themes);
  return all.find((theme) => theme.dealType === dealType && theme.scope.specialOffersOnly)?.path;
}

function findScopePath(snapshot: Snapshot, dealType: DealType, query: DealQuery): string {
  const { make, range, model } = query.scope;
  const levels: readonly DealScope[] = [
    ...(make && range && model ? [{ make, range, model }] : []),
    ...(make && range ? [{ make, range }] : []),
    ...(make ? [{ make }] : []),
  ];
  const level = levels.find((scope) => hasDeals(snapshot, { ...query, scope }));
  return level ? scopePath(dealType, level) : dealsPath(dealType);
}

/** Whether anything in the query's scope has a price at its profile, without regard to filters. */
function hasDeals(snapshot: Snapshot, query: DealQuery): boolean {
  const unfiltered = { facets: {}, budget: { basis: query.budget.basis }, inStock: false, page: 1 };
  return (
    snapshot.query({ ...query, ...unfiltered, sort: 'true-monthly', isGrouped: false }).prices !== undefined
  );
}
