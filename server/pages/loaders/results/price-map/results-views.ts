import type { DealQuery } from '#shared/deals/deal-query.ts';
import { type DealQueryBase, formatDealQuery } from '#shared/deals/deal-query-string.ts';
import { mapMeasures } from '#shared/pages/results/price-map/price-map-data.ts';

/** The addresses of a page's results: as a list, as a price map, and in the view that is shown. */
export interface ResultsViews {
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
