import type { Database } from '#server/platform/database/database.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Catalogue, CatalogueVersion, Snapshot } from './catalogue.ts';
import { listRatebooks, type Ratebook } from './ratebooks.ts';
import { type FollowedDay, followCatalogue } from './store/follow-catalogue.ts';
import { listGoneRefs } from './store/list-gone-refs.ts';
import { loadCatalogue } from './store/load-catalogue.ts';
import { snapshotOf } from './stored-snapshot.ts';

export interface CatalogueSource {
  readonly database: Database;
  readonly log: Log;
  /** Today's ISO date in London; decides which rates are valid. */
  readonly today: () => string;
  /** Work that must succeed before the first load, such as migrations; repeated while the database does not answer. */
  readonly prepare?: () => Promise<void>;
  readonly pollMs?: number;
  /** Whether a catalogue that is marked as a demonstration may be shown; true if undefined. */
  readonly takesDemonstration?: boolean;
}

const defaultPollMs = 1_500;

/** A catalogue that follows the database. */
export interface FollowedCatalogue extends Catalogue {
  /** Settles when the first attempt to load has ended, successful or not; never rejects. */
  readonly firstLook: Promise<unknown>;
  /** Resolves when there is a catalogue to show. */
  readonly firstLoad: Promise<void>;
  /** Whether the catalogue in the database is a demonstration that may not be shown. */
  isHeldBack(): boolean;
  /** The ratebooks of the catalogue that is shown; the same list until another is shown. */
  listRatebooks(): readonly Ratebook[];
  close(): Promise<void>;
}

/**
 * Keeps the catalogue in memory up to date; a new version, a new day or another special offer of staff becomes visible
 * in one step. It starts empty.
 * While the database does not answer it shows what it has and tries again. A demonstration that may not be shown counts
 * as no catalogue.
 */
export function startCatalogue(source: CatalogueSource): FollowedCatalogue {
  const { database, log, today, prepare, pollMs = defaultPollMs, takesDemonstration = true } = source;
  const firstLoad = Promise.withResolvers<void>();
  let current: Snapshot | undefined;
  let isHeldBack = false;
  let ratebooks: readonly Ratebook[] = [];
  const load = async (_: CatalogueVersion, day: FollowedDay) => {
    const startedAt = performance.now();
    const stored = await loadCatalogue(database);
    if (!stored) return;
    isHeldBack = stored.version.isDemonstration && !takesDemonstration;
    if (isHeldBack) return log.error({ version: stored.version.number }, 'demonstration catalogue held back');
    const goneRefs = await listGoneRefs(database, stored.version);
    current = await snapshotOf(stored, { ...day, goneRefs });
    ratebooks = await listRatebooks(stored.rateCards);
    firstLoad.resolve();
    const { number, vehicleCount, rateCount } = stored.version;
    const durationMs = Math.round(performance.now() - startedAt);
    log.info({ version: number, vehicleCount, rateCount, durationMs }, 'catalogue loaded');
  };
  const { firstLook, close } = followCatalogue({ database, onChange: load, today, pollMs, log, prepare });
  return {
    snapshot: () => {
      if (!current) throw new UnavailableError('The catalogue is being loaded.');
      return current;
    },
    isLoaded: () => current !== undefined,
    isHeldBack: () => isHeldBack,
    listRatebooks: () => ratebooks,
    firstLook,
    firstLoad: firstLoad.promise,
    close,
  };
}
