import MiniSearch from 'minisearch';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { SearchablePage } from '#server/search/content-pages.ts';
import type { SearchEntry, SearchTexts } from '#server/search/entries/indexed-entry.ts';
import { listEntries } from '#server/search/entries/search-entries.ts';
import { toIndexTerms, toTerm } from './search-terms.ts';

/** The fields that are searched, and their weights. Names weigh most: a visitor who types "golf" means the car. */
export const boost: Readonly<Record<keyof SearchTexts, number>> = {
  make: 5,
  range: 4,
  model: 2,
  derivative: 2,
  title: 4,
  choice: 8,
  heading: 9,
  text: 3,
  facts: 1,
};

/** Weight of a page about the other product, when a page about the chosen product has 1. */
export const otherProductBoost = 0.9;

/** The search index of one snapshot; it does not change. */
export interface SearchIndex {
  readonly snapshot: Snapshot;
  /** The entries, by their number in the index. */
  readonly entries: readonly SearchEntry[];
  readonly texts: MiniSearch<IndexedTexts>;
  /** Every term in the index. */
  readonly terms: ReadonlySet<string>;
}

interface IndexedTexts extends SearchTexts {
  readonly id: number;
}

const fields = Object.keys(boost);

/** Entries indexed in one slice, which takes a few milliseconds. */
const sliceSize = 200;

/** Indexes a snapshot and the content in slices, so that requests are answered in between. Undefined when stopped. */
export async function buildIndex(
  snapshot: Snapshot,
  content: readonly SearchablePage[],
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
