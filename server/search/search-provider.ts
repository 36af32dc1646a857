import type { SearchHit, SearchQuery } from '#shared/contracts/search.ts';

/** Until when anybody waits for the answer. */
export interface SearchContext {
  readonly signal?: AbortSignal;
}

/** Whatever answers the site search: the embedded index, or a hosted service. */
export interface SearchProvider {
  /** The best hits first, `maxSearchHits` at most. Throws an `UnavailableError` when there is no answer now. */
  search(query: SearchQuery, context: SearchContext): Promise<readonly SearchHit[]>;
}
