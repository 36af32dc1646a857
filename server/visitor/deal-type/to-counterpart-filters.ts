import { type DealQuery, type FacetName, type FacetSelection, facetNames } from '#shared/deals/deal-query.ts';
import { formatDealQuery } from '#shared/deals/deal-query-string.ts';

/**
 * The query string of a results page for its counterpart: the same profile, filters and order, from the first page.
 * Values that only this page's path fixes, such as the fuel of /electric-car-leasing, become filters.
 */
export function toCounterpartFilters(query: DealQuery): string {
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
