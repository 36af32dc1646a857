import MiniSearch from 'minisearch';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { ContentPage } from '#server/search/content-pages.ts';
import type { SearchEntry, SearchTexts } from '#server/search/entries/indexed-entry.ts';
import { listEntries } from '#server/search/entries/search-entries.ts';
import { boost } from './boost.ts';
import { toIndexTerms, toTerm } from './search-terms.ts';

/** The search index of one snapshot; it never changes. */
export interface SearchIndex {
  readonly snapshot: Snapshot;
  /** By the number under which the index knows them. */
  readonly entries: readonly SearchEntry[];
  readonly texts: MiniSearch<IndexedTexts>;
  /** Every term of it. */
  readonly terms: ReadonlySet<string>;
}

interface IndexedTexts extends SearchTexts {
  readonly id: number;
}

const fields = Object.keys(boost);

/** Entries indexed at a time, which takes some milliseconds. */
const sliceSize = 200;

/** Indexes a snapshot and the content, in slices between which requests are answered. Undefined when stopped. */
export async function buildIndex(
  snapshot: Snapshot,
  content: readonly ContentPage[],
  signal: AbortSignal,
): Promise<SearchIndex | undefined> {
  const terms = new Set<string>();
  const processTerm = (word: string) => {
    const term = toTerm(word);
    terms.add(term);
    return term;
  };
  const texts = new MiniSearch<IndexedTexts>({ fields, tokenize: toIndexTerms, processTerm });
  const entries: SearchEntry[] = [];
  for (const { entry, texts: words } of listEntries(snapshot, content)) {
    texts.add({ id: entries.length, ...words });
    entries.push(entry);
    if (entries.length % sliceSize !== 0) continue;
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) return undefined;
  }
  return { snapshot, entries, texts, terms };
}
