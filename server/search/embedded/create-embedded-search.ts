import { LRUCache } from 'lru-cache';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { listContentPages } from '#server/search/content-pages.ts';
import type { SearchEntry } from '#server/search/entries/indexed-entry.ts';
import { toHit } from '#server/search/entries/to-hit.ts';
import type { SearchProvider } from '#server/search/search-provider.ts';
import type { ContentEntry } from '#shared/content/content-page.ts';
import type { SearchQuery } from '#shared/contracts/search.ts';
import { maxSearchHits } from '#shared/contracts/search-limits.ts';
import type { SearchIndex } from './build-index.ts';
import { findEntries } from './find-entries.ts';
import { followIndex, type IndexSource } from './follow-index.ts';
import { createWorkBudget, type WorkBudget } from './work-budget.ts';

export interface EmbeddedSearchSource extends Pick<IndexSource, 'catalogue' | 'log'> {
  /** Guides, articles and other pages of text. */
  readonly texts?: Iterable<ContentEntry>;
  /** Origin of vehicle pictures; empty means this site. */
  readonly imageHost: string;
  /** Limits the time that searching may take; only tests set it. */
  readonly budget?: WorkBudget;
}

export interface EmbeddedSearch extends SearchProvider {
  close(): Promise<void>;
}

/** Answers kept, a few hundred bytes each: many visitors type the same first letters. */
const maxAnswersKept = 2000;

/** Searches the catalogue in memory and the content. Prices are the current ones even while the index is rebuilt. */
export function createEmbeddedSearch({
  catalogue,
  log,
  imageHost,
  texts = [],
  budget,
}: EmbeddedSearchSource): EmbeddedSearch {
  const index = followIndex({ catalogue, log, content: listContentPages(texts) });
  const find = createFinder(budget ?? createWorkBudget({ share: 0.25, burstMs: 500 }));
  return {
    async search(query) {
      const entries = find(await index.get(), query);
      const source = { snapshot: catalogue.snapshot(), product: query.product, imageHost };
      return entries.flatMap((entry) => toHit(entry, source) ?? []);
    },
    close: index.close,
  };
}

/** Searches within the budget, and keeps each answer until the index is replaced. */
function createFinder(budget: WorkBudget) {
  const kept = new LRUCache<string, readonly SearchEntry[]>({ max: maxAnswersKept });
  let keptOf: SearchIndex | undefined;
  return (index: SearchIndex, query: SearchQuery): readonly SearchEntry[] => {
    if (keptOf !== index) kept.clear();
    keptOf = index;
    const key = `${query.product} ${query.text.toLowerCase()}`;
    const known = kept.get(key);
    if (known) return known;
    const found = budget.spend(() => findEntries(index, query, maxSearchHits));
    if (!found) throw new UnavailableError('Search is very busy. Please try again in a few seconds.');
    kept.set(key, found);
    return found;
  };
}
