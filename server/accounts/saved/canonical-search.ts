import { matchPath } from 'react-router-dom';
import { type DealQueryBase, formatDealQuery, parseDealQuery } from '#shared/deals/deal-query-string.ts';
import { allDealTypes, dealTypes } from '#shared/deals/deal-type.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import { resultsPages } from '#shared/pages/results/results-pages.ts';

const maxPathLength = 200;
const maxQueryLength = 2000;
const slugPath = /^(?:\/[a-z0-9][a-z0-9.+-]*)+$/;
const resultsPaths = Object.values(resultsPages).map(({ path }) => path);
const allThemes: readonly Theme[] = Object.values(themes);

/**
 * The results page and filters that an address names, in canonical spelling and from the first page; undefined when the
 * address is not a results page of this site.
 */
export function toCanonicalSearch(
  path: string,
  query: string,
): { readonly path: string; readonly query: string } | undefined {
  if (path.length > maxPathLength || query.length > maxQueryLength || !slugPath.test(path)) return undefined;
  const base = findBase(path);
  if (!base || !resultsPaths.some((pattern) => matchPath(pattern, path))) return undefined;
  const parsed = parseDealQuery(new URLSearchParams(query), base);
  return { path, query: formatDealQuery({ ...parsed.query, page: 1 }, base) };
}

/** The filters that the path itself sets, which the query string then leaves out. */
function findBase(path: string): DealQueryBase | undefined {
  const theme = allThemes.find((known) => known.path === path);
  if (theme) return theme;
  const [, first, make, range] = path.split('/');
  const dealType = allDealTypes.find((type) => dealTypes[type].slug === first);
  if (!dealType) return undefined;
  if (make === 'body-type') return { dealType, scope: {} };
  return { dealType, scope: { ...(make && { make }), ...(range && { range }) } };
}
