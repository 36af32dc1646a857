import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { follow } from '#server/platform/background/follow.ts';
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
 * new one. The old index answers until the new one is ready.
 */
export function followIndex({ catalogue, content, log }: IndexSource): FollowedIndex {
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
