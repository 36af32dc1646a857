import { LRUCache } from 'lru-cache';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { follow } from '#server/platform/background/follow.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import type { Log } from '#server/platform/log/log.ts';
import { listContentPages, type SearchablePage } from '#server/search/content-pages.ts';
import type { SearchEntry } from '#server/search/entries/indexed-entry.ts';
import { toHit } from '#server/search/entries/to-hit.ts';
import type { SearchProvider } from '#server/search/search-provider.ts';
import type { ContentEntry } from '#shared/content/content-page.ts';
import type { SearchQuery } from '#shared/contracts/search.ts';
import { maxSearchHits } from '#shared/contracts/search-limits.ts';
import { buildIndex, type SearchIndex } from './build-index.ts';
import { findEntries } from './find-entries.ts';

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

interface IndexSource {
  readonly catalogue: Catalogue;
  readonly content: readonly SearchablePage[];
  readonly log: Log;
}

/** The index of the catalogue in memory, rebuilt whenever the catalogue changes. */
interface FollowedIndex {
  /** The newest finished index. Before there is one, a promise of the first. */
  get(): SearchIndex | Promise<SearchIndex>;
  close(): Promise<void>;
}

const lookEveryMs = 1000;

/**
 * Checks every second whether the catalogue was replaced, which also happens on a new day, and builds an index of the
 * new one. The old index answers until the new one is ready.
 */
function followIndex({ catalogue, content, log }: IndexSource): FollowedIndex {
  let ready: SearchIndex | undefined;
  const { poke, close } = follow({
    work: 'search-index',
    log,
    everyMs: lookEveryMs,
    round: async (stop) => {
      if (!catalogue.isLoaded() || catalogue.snapshot() === ready?.snapshot) return;
      const startedAt = performance.now();
      const index = await buildIndex(catalogue.snapshot(), content, stop);
      if (!index) return;
      ready = index;
      const durationMs = Math.round(performance.now() - startedAt);
      log.info({ entries: index.entries.length, durationMs }, 'search index made');
    },
  });
  const first = async () => {
    if (catalogue.isLoaded()) await poke();
    if (!ready) throw new UnavailableError('Search is starting up. Please try again in a few seconds.');
    return ready;
  };
  void poke();
  return { get: () => ready ?? first(), close };
}

/** How much of the process's time a kind of work may take. */
interface WorkBudget {
  /** Does the work and counts its time. Returns undefined, and does no work, when the budget is used up. */
  spend<Result>(work: () => Result): Result | undefined;
}

interface BudgetOptions {
  /** Share of the time, such as 0.25. */
  readonly share: number;
  /** Milliseconds that may be spent at once before the share counts. */
  readonly burstMs: number;
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number;
}

/** A budget that grows with time and shrinks by the time that work takes. */
export function createWorkBudget({
  share,
  burstMs,
  now = () => performance.now(),
}: BudgetOptions): WorkBudget {
  let spentMs = 0;
  let seenAt = now();
  return {
    spend(work) {
      const startedAt = now();
      spentMs = Math.max(0, spentMs - (startedAt - seenAt) * share);
      seenAt = startedAt;
      if (spentMs >= burstMs) return undefined;
      try {
        return work();
      } finally {
        spentMs += now() - startedAt;
      }
    },
  };
}
