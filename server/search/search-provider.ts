import type { SearchHit, SearchQuery } from '#shared/contracts/search.ts';

/** `signal` is aborted when the answer is no longer needed. */
export interface SearchContext {
  readonly signal?: AbortSignal;
}

/** Answers the site search: the embedded index, or a hosted service. */
export interface SearchProvider {
  /** The best hits first, `maxSearchHits` at most. Throws an `UnavailableError` when there is no answer now. */
  search(query: SearchQuery, context: SearchContext): Promise<readonly SearchHit[]>;
}
