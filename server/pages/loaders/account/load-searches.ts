import { findResultsPage, toCanonicalSearch } from '#server/accounts/saved/canonical-search.ts';
import { readComparison } from '#server/pages/loaders/compare/load-compare.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { resultsLoaders } from '#server/pages/loaders/results/load-results.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { SavedSearch } from '#shared/contracts/saved.ts';
import { comparePath } from '#shared/deals/compared-deals.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import type {
  SavedSearchView,
  SearchesData,
  SearchView,
} from '#shared/pages/account/searches/searches-page.tsx';
import type { ResultsData } from '#shared/pages/results/results-data.ts';
import { type FormState, typedValue } from '#shared/ui/form/form-state.ts';
import { loadAccountFrame, requireCaller, toFormState } from './account-caller.ts';

/** `/account/searches`: newest first, each with today's result, and the search that the address asks to save. */
export async function loadSearches(request: LoaderRequest): Promise<SearchesData> {
  const { accountId } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const form = toFormState(request);
  const all = await request.services.saved.searches.list(accountId);
  const searches = await Promise.all(all.map((search) => toSavedSearchView(search, request)));
  const toSave = await findToSave(request, form);
  return { ...frame, form, searches, ...(toSave && { toSave }) };
}

async function toSavedSearchView(search: SavedSearch, request: LoaderRequest): Promise<SavedSearchView> {
  const { id, name, path, query, savedAt } = search;
  const found = await findSearch(path, query, request);
  const href = query ? `${path}?${query}` : path;
  return { id, name, href, savedOn: todayInLondon(new Date(savedAt)), ...(found && { found }) };
}

/** The search that the address names, or the one of a form that came back with a fault. */
async function findToSave(request: LoaderRequest, form: FormState): Promise<SearchView | undefined> {
  const [path = '', query = ''] = (request.search.get('save') ?? '').split('?');
  if (path) return findSearch(path, query, request);
  return findSearch(typedValue(form, 'path'), typedValue(form, 'query'), request);
}

/** The answer of a results page to the search; undefined if the address is no results page or nothing is sold there. */
async function findSearch(
  path: string,
  query: string,
  request: LoaderRequest,
): Promise<SearchView | undefined> {
  const canonical = toCanonicalSearch(path, query);
  if (canonical?.path === comparePath) return findComparison(canonical, request);
  const results = canonical && (await loadResults(canonical, request));
  if (!results) return undefined;
  const { heading, chips, profile, total, prices, dealType } = results;
  return {
    ...canonical,
    heading,
    filters: chips.map(({ label }) => label),
    profile: profileWords(profile),
    total,
    vat: dealTypes[dealType].vat,
    ...(prices && { fromPence: prices.lowTrueMonthlyPence }),
  };
}

/** The deals of a saved comparison that are still offered, at today's prices; undefined when none is. */
function findComparison(
  canonical: Pick<SearchView, 'path' | 'query'>,
  { services }: LoaderRequest,
): SearchView | undefined {
  const search = new URLSearchParams(canonical.query);
  const { deals, profile } = readComparison(search, services.catalogue.snapshot());
  const [first] = deals;
  if (!first) return undefined;
  const costs = deals.flatMap(({ price }) => price?.trueMonthlyPence ?? []);
  const names = deals.map(({ vehicle }) => `${vehicle.make.name} ${vehicle.range.name}`);
  return {
    ...canonical,
    heading: `Compare ${names.join(', ')}`,
    filters: [],
    profile: profileWords(profile),
    total: deals.length,
    vat: dealTypes[first.dealType].vat,
    ...(costs.length > 0 && { fromPence: Math.min(...costs) }),
  };
}

async function loadResults(
  { path, query }: Pick<SearchView, 'path' | 'query'>,
  { services }: LoaderRequest,
): Promise<ResultsData | undefined> {
  const found = findResultsPage(path);
  if (!found) return undefined;
  const { name, params } = found;
  try {
    return await resultsLoaders[name]({ path, params, search: new URLSearchParams(query), services });
  } catch (error) {
    // A make or range that is no longer sold has no page; the search stays on the list and says so.
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}
