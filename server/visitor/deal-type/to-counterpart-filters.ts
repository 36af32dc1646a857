import { type DealQuery, type FacetName, type FacetSelection, facetNames } from '#shared/deals/deal-query.ts';
import { formatDealQuery } from '#shared/deals/deal-query-string.ts';

/**
 * The query string of a results page for its counterpart: profile, filters and order as they are, from the first page,
 * and as filters what the path fixes here and does not there, such as the fuel of /electric-car-leasing.
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

/** Of each preset's values those that are chosen too; all of them when none is. A body type has a path of its own. */
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
