import type { IndexNowSettings } from '#server/platform/config/outgoing.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { mostAddresses, postAddresses } from './post-addresses.ts';
import {
  type Digests,
  findToldState,
  keepEdition,
  keepFailure,
  keepTold,
  readTold,
  type ToldState,
} from './told-store.ts';

/** Public pages whose changes search engines are told of. */
export interface AddressSource {
  readonly name: string;
  /** A text that changes when any of the pages may have changed; undefined while nothing may be told. */
  edition(): string | undefined;
  /** What each page of the current edition holds. Gives way to other work while it lists. */
  list(): Promise<Digests>;
  /** Whether a page that held `before` and holds `now` has changed for its readers. */
  isChange(before: string, now: string): boolean;
}

export interface Telling {
  readonly database: Pick<Database, 'orm' | 'exclusively'>;
  readonly settings: IndexNowSettings;
  readonly origin: string;
  readonly log: Log;
  readonly batchSize?: number;
}

/** One try and one more. After that an edition is left alone; its addresses go with the next one. */
const mostTries = 2;

/**
 * Tells search engines what has changed in a source since they were last told. The first time it only notes the
 * addresses: what was there before is in the sitemaps. Returns whether nothing is left to do for the current edition.
 */
export async function tellSource(telling: Telling, source: AddressSource): Promise<boolean> {
  const { database, log } = telling;
  const edition = source.edition();
  if (edition === undefined) return false;
  const state = await findToldState(database.orm, source.name);
  if (state?.edition === edition) return true;
  const failed = state?.failedEdition === edition ? state : undefined;
  if (failed && failed.tries >= mostTries) return true;
  if (failed && !failed.isDue) return false;
  const now = await source.list();
  if (!state) {
    await keepTold(database.orm, source.name, [...now]);
    await keepEdition(database.orm, source.name, edition);
    log.info({ source: source.name, addresses: now.size }, logEvents.addressesNoted);
    return true;
  }
  const changes = findChanges(await readTold(database.orm, source.name), now, source);
  return tellChanges(telling, { source: source.name, edition, tries: failed?.tries ?? 0, changes });
}

type Change = readonly [address: string, digest: string | undefined];

/** New and changed addresses, then those that are gone, without a digest. */
function findChanges(before: Digests, now: Digests, { isChange }: AddressSource): readonly Change[] {
  const changed = [...now].filter(([address, digest]) => {
    const earlier = before.get(address);
    return earlier === undefined || isChange(earlier, digest);
  });
  const gone = [...before.keys()].filter((address) => !now.has(address));
  return [...changed, ...gone.map((address) => [address, undefined] as const)];
}

interface Changes extends Pick<ToldState, 'edition' | 'tries'> {
  readonly source: string;
  readonly changes: readonly Change[];
}

/** Posts the changes. Each post that was taken is noted at once, so that a later fault repeats none of it. */
async function tellChanges(telling: Telling, { source, edition, tries, changes }: Changes): Promise<boolean> {
  const { database, log, batchSize = mostAddresses } = telling;
  for (let from = 0; from < changes.length; from += batchSize) {
    const batch = changes.slice(from, from + batchSize);
    const { result, reason, retryInMs } = await postAddresses(
      batch.map(([address]) => address),
      telling,
    );
    if (result === 'taken') {
      await keepTold(database.orm, source, batch);
      continue;
    }
    const made = result === 'refused' ? mostTries : tries + 1;
    await keepFailure(database.orm, source, { edition, tries: made, retryInMs });
    const isLast = made >= mostTries;
    const fields = { source, untold: changes.length - from, reason, ...(!isLast && { retryInMs }) };
    log.warn(fields, isLast ? logEvents.addressesGivenUp : logEvents.addressesFailed);
    return isLast;
  }
  await keepEdition(database.orm, source, edition);
  const gone = changes.filter(([, digest]) => digest === undefined).length;
  if (changes.length > 0) log.info({ source, changed: changes.length - gone, gone }, logEvents.addressesTold);
  return true;
}
