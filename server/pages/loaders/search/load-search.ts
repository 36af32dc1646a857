import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { InvalidInputError, UnavailableError } from '#server/platform/http/errors.ts';
import { parseSearch, searchInTime } from '#server/search/search-in-time.ts';
import { answerSentence } from '#server/search/sentence/answer-sentence.ts';
import {
  type ProductFilter,
  productFilters,
  searchQuery,
  type Understood,
} from '#shared/contracts/search.ts';
import { maxSearchCharacters } from '#shared/contracts/search-limits.ts';
import type { SearchOutcome } from '#shared/pages/search/search-data.ts';
import type { searchPages } from '#shared/pages/search/search-pages.ts';

/**
 * The search as a page. Head and header do not wait for the provider. When it fails or is slow, the page says so with
 * status 200: its form and links still work.
 */
export const loadSearch: Loader<typeof searchPages.search> = (request) => {
  const text = (request.search.get('q') ?? '').trim().slice(0, 2 * maxSearchCharacters);
  const product = readProduct(request.search);
  const understood = understand(request, text);
  return { text, product, ...(understood && { understood }), outcome: findOutcome(request, text) };
};

/** What the text says as a sentence; it needs no provider, so it stands also where that fails. */
function understand({ search, services }: LoaderRequest, text: string): Understood | undefined {
  const { data: query } = searchQuery.safeParse({ text, product: readProduct(search) });
  return query && answerSentence(query, services);
}

async function findOutcome(
  { search, services, signal }: LoaderRequest,
  text: string,
): Promise<SearchOutcome> {
  if (text === '') return { kind: 'unasked' };
  try {
    const query = parseSearch(new URLSearchParams({ q: text, product: readProduct(search) }));
    const hits = await searchInTime(services.search, query, signal ? { signal } : {});
    return { kind: 'found', hits };
  } catch (error) {
    if (error instanceof InvalidInputError)
      return { kind: 'refused', message: error.fields.q ?? error.message };
    if (error instanceof UnavailableError) return { kind: 'failed', message: error.message };
    throw error;
  }
}

/** An unknown product falls back to the usual one. */
function readProduct(search: URLSearchParams): ProductFilter {
  const asked = search.get('product');
  return productFilters.find((product) => product === asked) ?? 'personal-contract-hire';
}
