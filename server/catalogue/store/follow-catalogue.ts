import type { CatalogueVersion } from '#server/catalogue/catalogue.ts';
import { follow } from '#server/platform/background/follow.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
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

interface FollowedVersions {
  /** Resolves when the first poll has ended, good or not. */
  readonly firstLook: Promise<void>;
  close(): Promise<void>;
}

/** Watches for a new catalogue, a new day and other special offers with two small queries per poll, the first at once. */
export function followCatalogue(options: FollowOptions): FollowedVersions {
  const { database, onChange, today, log, prepare, pollMs } = options;
  let seen = '';
  let isPrepared = false;
  const { poke, close } = follow({
    work: 'catalogue',
    log,
    everyMs: pollMs,
    round: async () => {
      if (!isPrepared) await prepare?.();
      isPrepared = true;
      const version = await findVersion(database);
      const day = today();
      const staffOffers = await listRunningOffers(database, day);
      const now = [version?.number, day, ...staffOffers].join(' ');
      if (version && now !== seen) await onChange(version, { today: day, staffOffers });
      seen = now;
    },
  });
  return { firstLook: poke(), close };
}
