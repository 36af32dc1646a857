import type { Database } from '#server/database/database.ts';
import { UnavailableError } from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import type { Catalogue, Snapshot } from './catalogue.ts';
import { buildSnapshot } from './snapshot/build-snapshot.ts';
import { followCatalogue } from './store/follow-catalogue.ts';
import { loadCatalogue } from './store/load-catalogue.ts';

export interface CatalogueSource {
  readonly database: Database;
  readonly log: Log;
  /** ISO date in London, now: decides which rates are valid. */
  readonly today: () => string;
  /** Work that must succeed before the first load, such as migrations; tried again while the database is away. */
  readonly prepare?: () => Promise<void>;
  readonly pollMs?: number;
}

const defaultPollMs = 1_500;

/**
 * The catalogue in memory, kept up to date: a new version or a new day becomes visible in one step. Tries to load once
 * before it returns; without the database it starts empty, or keeps what it has, and goes on trying.
 */
export async function createCatalogue({
  database,
  log,
  today,
  prepare,
  pollMs = defaultPollMs,
}: CatalogueSource): Promise<Catalogue & { close(): Promise<void> }> {
  let current: Snapshot | undefined;
  const load = async () => {
    const startedAt = performance.now();
    const stored = await loadCatalogue(database);
    if (!stored) return;
    current = buildSnapshot({ ...stored, today: today() });
    const { number, vehicleCount, rateCount } = stored.version;
    const durationMs = Math.round(performance.now() - startedAt);
    log.info({ version: number, vehicleCount, rateCount, durationMs }, 'catalogue loaded');
  };
  const following = await followCatalogue({ database, onChange: load, today, pollMs, log, prepare });
  return {
    snapshot: () => {
      if (!current) throw new UnavailableError('The catalogue is being loaded.');
      return current;
    },
    isLoaded: () => current !== undefined,
    close: () => following.close(),
  };
}
