import type { CatalogueVersion } from '#server/catalogue/catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { pause } from '#server/platform/time/pause.ts';
import { findVersion } from './find-version.ts';
import { listRunningOffers } from './running-offers.ts';

export interface FollowOptions {
  readonly database: Pick<Database, 'orm'>;
  /**
   * Called once for each new version, each new day and each change of the special offers that staff run on it, with the
   * day and the references of those; if it throws, it is called again at the next poll.
   */
  readonly onChange: (version: CatalogueVersion, day: FollowedDay) => Promise<void>;
  /** Today's ISO date; each rate is valid on certain days. */
  readonly today: () => string;
  readonly pollMs: number;
  readonly log: Log;
  /** Runs before the first poll, and again until it succeeds once. */
  readonly prepare?: (() => Promise<void>) | undefined;
}

/** A day (ISO date) and the vehicles that staff call special offers on it. */
export interface FollowedDay {
  readonly today: string;
  readonly staffOffers: readonly string[];
}

export interface Following {
  close(): Promise<void>;
}

/**
 * The longest pause between polls while the database does not answer, so that its return is noticed within ten seconds.
 */
const maxPauseMs = 5_000;

/**
 * Watches for a new catalogue and other special offers with two small queries per poll. Polls once before it returns. While the database does not
 * answer it logs one line and keeps polling.
 */
export async function followCatalogue(options: FollowOptions): Promise<Following> {
  const stop = new AbortController();
  const look = createLook(options);
  let failures = (await look()) ? 0 : 1;
  const watching = (async () => {
    while (!stop.signal.aborted) {
      await pause(
        Math.min(options.pollMs * 2 ** failures, Math.max(maxPauseMs, options.pollMs)),
        stop.signal,
      );
      if (!stop.signal.aborted) failures = (await look()) ? 0 : Math.min(failures + 1, 10);
    }
  })();
  return {
    close: async () => {
      stop.abort();
      await watching;
    },
  };
}

/** One poll: resolves to whether it succeeded, and never throws. */
function createLook({ database, onChange, today, log, prepare }: FollowOptions): () => Promise<boolean> {
  let seen = '';
  let isPrepared = prepare === undefined;
  let isAway = false;
  return async () => {
    try {
      if (!isPrepared) await prepare?.();
      isPrepared = true;
      const version = await findVersion(database);
      const day = today();
      const staffOffers = await listRunningOffers(database, day);
      const now = [version?.number, day, ...staffOffers].join(' ');
      if (version && now !== seen) await onChange(version, { today: day, staffOffers });
      seen = now;
      if (isAway) log.info({}, 'catalogue followed again');
      isAway = false;
      return true;
    } catch (error) {
      if (!isAway) log.error({ error }, 'catalogue cannot be followed');
      isAway = true;
      return false;
    }
  };
}
