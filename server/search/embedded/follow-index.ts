import type { Catalogue, Snapshot } from '#server/catalogue/catalogue.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { SearchablePage } from '#server/search/content-pages.ts';
import { buildIndex, type SearchIndex } from './build-index.ts';

export interface IndexSource {
  readonly catalogue: Catalogue;
  readonly content: readonly SearchablePage[];
  readonly log: Log;
}

/** The index of the catalogue in memory, rebuilt whenever the catalogue changes. */
export interface FollowedIndex {
  /** The newest finished index. Before there is one, a promise of the first. */
  get(): SearchIndex | Promise<SearchIndex>;
  close(): Promise<void>;
}

const lookEveryMs = 1000;

/**
 * Checks every second whether the catalogue was replaced, which also happens on a new day, and builds an index of the
 * new one. Only one is built at a time, and the old index answers until the new one is ready.
 */
export function followIndex({ catalogue, content, log }: IndexSource): FollowedIndex {
  const stop = new AbortController();
  let ready: SearchIndex | undefined;
  let making: { readonly snapshot: Snapshot; readonly index: Promise<SearchIndex | undefined> } | undefined;
  const look = () => {
    if (making || stop.signal.aborted || !catalogue.isLoaded()) return;
    const snapshot = catalogue.snapshot();
    if (snapshot === ready?.snapshot) return;
    const index = make(snapshot);
    making = { snapshot, index };
    void index.finally(() => {
      making = undefined;
    });
  };
  const make = async (snapshot: Snapshot) => {
    const startedAt = performance.now();
    const index = await buildIndex(snapshot, content, stop.signal);
    if (!index) return ready;
    ready = index;
    const durationMs = Math.round(performance.now() - startedAt);
    log.info({ entries: index.entries.length, durationMs }, 'search index made');
    return index;
  };
  const timer = setInterval(look, lookEveryMs).unref();
  look();
  return {
    get: () => {
      look();
      return ready ?? waitFor(making?.index);
    },
    close: async () => {
      stop.abort();
      clearInterval(timer);
      await making?.index;
    },
  };
}

async function waitFor(index: Promise<SearchIndex | undefined> | undefined): Promise<SearchIndex> {
  const first = await index;
  if (!first) throw new UnavailableError('Search is starting up. Please try again in a few seconds.');
  return first;
}
