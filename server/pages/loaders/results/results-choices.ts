import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { DealQuery, Facet, FacetSelection } from '#shared/deals/deal-query.ts';
import { type DealQueryBase, formatDealQuery } from '#shared/deals/deal-query-string.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { facetNames, facetPlans } from '#shared/deals/facets.ts';
import { mapMeasures } from '#shared/pages/results/price-map/price-map-data.ts';

interface KnownQuery {
  readonly query: DealQuery;
  readonly notes: readonly string[];
}

/** The query without makes and ranges that the catalogue does not have, and a note about those left out. */
export function keepKnownChoices(query: DealQuery, snapshot: Snapshot): KnownQuery {
  const { make: makes = [], range: ranges = [], ...others } = query.facets;
  const { vehicleType } = dealTypes[query.dealType];
  const knownMakes = makes.filter((make) => snapshot.findMake(vehicleType, make));
  const make = query.scope.make ?? (knownMakes.length === 1 ? knownMakes[0] : undefined);
  const knownRanges = ranges.filter((range) => make && snapshot.findRange(vehicleType, make, range));
  const facets: FacetSelection = {
    ...others,
    ...(knownMakes.length > 0 ? { make: knownMakes } : {}),
    ...(knownRanges.length > 0 ? { range: knownRanges } : {}),
  };
  const notes = [
    ...(knownMakes.length < makes.length ? ['We have no deals on that make, so we left it out.'] : []),
    ...(knownRanges.length < ranges.length ? [rangeNote(make)] : []),
  ];
  return { query: { ...query, facets }, notes };
}

/**
 * The query without numbers of doors and seats that no vehicle has, and a note about those left out. `answered` are the
 * facets of the answer to `query`; the deals in that answer stay right, because unknown numbers do not filter them.
 */
export function keepOfferedNumbers({ query, notes }: KnownQuery, answered: readonly Facet[]): KnownQuery {
  let facets = query.facets;
  const left: string[] = [];
  for (const name of facetNames) {
    const { counted } = facetPlans[name];
    if (!counted) continue;
    const { [name]: asked = [], ...others } = facets;
    const options = answered.find((facet) => facet.name === name)?.options ?? [];
    const offered = asked.filter((value) => options.some((one) => one.value === value && one.isSelected));
    if (offered.length === asked.length) continue;
    facets = { ...others, ...(offered.length > 0 ? { [name]: offered } : {}) };
    left.push(`Nothing here has that number of ${counted}, so we left that filter out.`);
  }
  return left.length === 0 ? { query, notes } : { query: { ...query, facets }, notes: [...notes, ...left] };
}

function rangeNote(make: string | undefined): string {
  return make
    ? 'The make you chose doesn’t have that range, so we left it out.'
    : 'Choose one make before a range. We left the range out.';
}

/** The addresses of a page's results: as a list, as a price map, and in the view that is shown. */
interface ResultsViews {
  /** Whether the address asks for the map. */
  readonly isMap: boolean;
  /** Says so where the address asks for a view that there is not. */
  readonly notes: readonly string[];
  listHref(query: DealQuery): string;
  mapHref(query: DealQuery): string;
  hrefOf(query: DealQuery): string;
}

interface ViewedPage {
  readonly path: string;
  readonly search: URLSearchParams;
  readonly base: DealQueryBase;
}

/** Reads which view an address asks for. */
export function toResultsViews({ path, search, base }: ViewedPage): ResultsViews {
  const view = search.get('view');
  const isMap = view === 'map';
  const notes = view && !isMap ? ['We didn’t recognise that view, so this is the list.'] : [];
  const measure = mapMeasures.find((known) => known === search.get('against'));
  const mapText = measure ? `view=map&against=${measure}` : 'view=map';
  const withText = (...texts: readonly string[]) => {
    const text = texts.filter(Boolean).join('&');
    return text ? `${path}?${text}` : path;
  };
  const listHref = (query: DealQuery) => withText(formatDealQuery(query, base));
  const mapHref = (query: DealQuery) => withText(formatDealQuery(query, base), mapText);
  return { isMap, notes, listHref, mapHref, hrefOf: isMap ? mapHref : listHref };
}
