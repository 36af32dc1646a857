import { matchRoutes } from 'react-router-dom';
import { comparedParameter, comparePath } from '#shared/deals/compared-deals.ts';
import { type DealQueryBase, formatDealQuery, parseDealQuery } from '#shared/deals/deal-query-string.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import { resultsPages } from '#shared/pages/results/results-pages.ts';
import { withQuery } from '#shared/routes/link-to.ts';

const maxPathLength = 200;
const maxQueryLength = 2000;
const slugPath = /^(?:\/[a-z0-9][a-z0-9.+-]*)+$/;
const routes = Object.entries(resultsPages).map(([id, { path }]) => ({ id, path }));
const allThemes: readonly Theme[] = Object.values(themes);

/**
 * The results page and filters of an address, in canonical spelling and without the page number, or its comparison of
 * deals; undefined when it is neither.
 */
export function toCanonicalSearch(
  path: string,
  query: string,
): { readonly path: string; readonly query: string } | undefined {
  if (path.length > maxPathLength || query.length > maxQueryLength || !slugPath.test(path)) return undefined;
  if (path === comparePath) return toCanonicalComparison(query);
  const base = findBase(path);
  if (!base) return undefined;
  const parsed = parseDealQuery(new URLSearchParams(query), base);
  return { path, query: formatDealQuery({ ...parsed.query, page: 1 }, base) };
}

const items = /^\d{10}[a-z0-9.,]{0,300}$/;

/** A comparison is kept as it was named: which of its deals are still offered is asked when it is opened. */
function toCanonicalComparison(query: string): { readonly path: string; readonly query: string } | undefined {
  const search = new URLSearchParams(query);
  const deals = search.getAll(comparedParameter).join(',');
  if (!items.test(deals)) return undefined;
  const address = withQuery('', {
    [comparedParameter]: deals,
    ...profileQuery(parseProfile(search).profile),
  });
  return { path: comparePath, query: address.slice(1) };
}

/** The results page at a path, with the parameters in it; undefined where none is. */
export function findResultsPage(path: string): ResultsMatch | undefined {
  const match = matchRoutes(routes, path)?.at(-1);
  return (
    match && {
      name: match.route.id as keyof typeof resultsPages,
      params: match.params as Readonly<Record<string, string>>,
    }
  );
}

interface ResultsMatch {
  readonly name: keyof typeof resultsPages;
  readonly params: Readonly<Record<string, string>>;
}

/** The filters that the path sets, as far as the query string depends on them. */
function findBase(path: string): DealQueryBase | undefined {
  const found = findResultsPage(path);
  const { dealType } = found ? resultsPages[found.name] : {};
  if (!found || !dealType) return undefined;
  const theme = allThemes.find((known) => known.path === path);
  const { make, shortModel: range } = found.params;
  return theme ?? { dealType, scope: { ...(make && { make }), ...(range && { range }) } };
}
