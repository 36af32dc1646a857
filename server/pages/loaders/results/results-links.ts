import type { Deal } from '#shared/deals/deal.ts';
import type { DealQuery, DealScope, FacetSelection } from '#shared/deals/deal-query.ts';
import { formatDealQuery } from '#shared/deals/deal-query-string.ts';
import { withQueryText } from '#shared/format/with-query-text.ts';
import type { OnwardLinks } from '#shared/pages/results/results-data.ts';
import { dealsPath, scopePath } from '#shared/routes/link-to.ts';

/** The links with what the visitor has chosen here and means for every list: kind of offer, profile and order. */
export function carryChoices(onward: readonly OnwardLinks[], query: DealQuery): readonly OnwardLinks[] {
  const choices = formatDealQuery({
    ...query,
    scope: {},
    facets: {},
    budget: { basis: 'true-monthly' },
    inStock: false,
    isGrouped: true,
    page: 1,
  });
  return onward.map(({ heading, links }) => ({
    heading,
    links: links.map((link) => ({ ...link, path: withQueryText(link.path, choices) })),
  }));
}

/** The list of all makes with the same filters, profile and order: from a range's versions the way back to the rest. */
export function toWiderHref(query: DealQuery): string {
  const { make: _make, range: _range, ...facets } = query.facets;
  return withQueryText(dealsPath(query.dealType), formatDealQuery({ ...query, scope: {}, facets, page: 1 }));
}

interface VersionsQuestion {
  readonly query: DealQuery;
  readonly deals: readonly Deal[];
  /** The address of this list with another query. */
  readonly hrefOf: (query: DealQuery) => string;
}

/**
 * For each deal that stands for other versions, the address of all of them: the page of the range with the same filters.
 * That page cannot ask for special offers alone, so lists of those lead to themselves with only the range.
 */
export function listVersionHrefs({
  query,
  deals,
  hrefOf,
}: VersionsQuestion): readonly (string | undefined)[] {
  const { dealType, scope } = query;
  const onRangePage = formatDealQuery(toRangePageQuery(query));
  return deals.map(({ vehicle, others }) => {
    if (!others) return undefined;
    const make = vehicle.make.slug;
    const range = vehicle.range.slug;
    return scope.specialOffersOnly
      ? hrefOf({ ...query, facets: { ...query.facets, make: [make], range: [range] }, page: 1 })
      : withQueryText(scopePath(dealType, { make, range }), onRangePage);
  });
}

/** The query as a range's page asks it: what the path of this list fixes becomes filters. */
function toRangePageQuery(query: DealQuery): DealQuery {
  const { make: _make, range: _range, ...facets } = query.facets;
  const { preset = {}, inStockOnly = false } = query.scope;
  const scope: DealScope = {};
  return {
    ...query,
    scope,
    facets: narrowest(preset, facets),
    inStock: query.inStock || inStockOnly,
    isGrouped: true,
    page: 1,
  };
}

/** Both selections at once: where both choose from one facet, the values that both have, or the fixed ones. */
function narrowest(fixed: FacetSelection, chosen: FacetSelection): FacetSelection {
  const both = Object.entries(fixed).map(([name, values = []]) => {
    const asked = chosen[name as keyof FacetSelection];
    const common = values.filter((value) => asked?.includes(value));
    return [name, common.length > 0 ? common : values] as const;
  });
  return { ...chosen, ...Object.fromEntries(both) };
}
