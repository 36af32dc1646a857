import { InvalidInputError, UnavailableError } from '#server/platform/http/errors.ts';
import { withinAwake } from '#server/platform/time/after-awake.ts';
import { type SearchHit, type SearchQuery, searchQuery } from '#shared/contracts/search.ts';
import type { SearchContext, SearchProvider } from './search-provider.ts';

/** Longer than a provider's own limit, so that usually the provider reports the fault itself. */
const maxMs = 2000;

/** Searches, and throws an `UnavailableError` when the provider takes longer than `limitMs`. */
export async function searchInTime(
  provider: SearchProvider,
  query: SearchQuery,
  { signal, limitMs = maxMs }: SearchContext & { readonly limitMs?: number } = {},
): Promise<readonly SearchHit[]> {
  const late = new AbortController();
  const both = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  return withinAwake(limitMs, provider.search(query, { signal: both }), () => {
    late.abort();
    return new UnavailableError('Search is taking too long. Please try again shortly.');
  });
}

/** The question of a query string (`q`, `product`). Throws an `InvalidInputError` that names the invalid parameter. */
export function parseSearch(search: URLSearchParams): SearchQuery {
  const text = search.get('q') ?? '';
  const { data, error } = searchQuery.safeParse({ text, product: search.get('product') || undefined });
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => [path[0] === 'text' ? 'q' : 'product', message]);
  throw new InvalidInputError(Object.fromEntries(faults));
}
