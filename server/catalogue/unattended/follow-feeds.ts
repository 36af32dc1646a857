import { desc, isNotNull } from 'drizzle-orm';
import { type Database, LockHeldError } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { GaugeSource } from '#server/platform/metrics/metrics.ts';
import { putAwayDecided } from './decide-on-feed.ts';
import { createFolderWatch } from './feed-folder.ts';
import { feedFiles, feedLock } from './feed-tables.ts';
import { type FeedIntake, takeFeedFile } from './take-feed-file.ts';

/** An address that is fetched into the folder when it is due. */
export interface FeedAddress {
  /** The name that its file gets in the folder. */
  readonly fileName: string;
  /** Where that file comes from, in words for people. */
  readonly origin: string;
  readonly isDue: () => Promise<boolean>;
  /** Fetches it if it is still due; a fault of the address is recorded, not thrown. */
  readonly fetch: (signal: AbortSignal) => Promise<void>;
}

/** What feeds are followed with. */
export interface FollowedFeeds extends FeedIntake {
  readonly log: Log;
  /** Settles when the database tables exist. */
  readonly prepared: Promise<unknown>;
  /** Absent if no address is fetched. */
  readonly address?: FeedAddress | undefined;
  /** Pause between two looks at the folder. */
  readonly everyMs?: number;
  /** How long a file must stay as it is to count as complete. */
  readonly settleMs?: number;
}

/** The feeds that are taken by themselves. */
export interface Feeds {
  readonly gauges: Readonly<Record<string, GaugeSource>>;
  /** Looks once at the folder and the address; never rejects. */
  readonly look: () => Promise<void>;
  close(): Promise<void>;
}

/**
 * Watches the feed folder and fetches the address when it is due, until it is closed. Every node may run this: under a
 * lock in the database one of them does the work. An import takes turns with requests as any import does.
 */
export function followFeeds(followed: FollowedFeeds): Feeds {
  const { prepared, everyMs = 5_000 } = followed;
  const closing = new AbortController();
  const state = { succeededAt: 0, wasGood: 1 };
  const lookOnce = createLook({ ...followed, signal: closing.signal }, closing.signal);
  const look = async () => {
    if (closing.signal.aborted) return;
    await lookOnce();
    // Asked of the database, because other nodes take files too; while it is away the last answer stands.
    Object.assign(state, await readState(followed.database).catch(() => state));
  };
  let running: Promise<unknown> = prepared.catch(() => undefined);
  let isBusy = false;
  const timer = setInterval(() => {
    // A look may take as long as an import; those that would come meanwhile are left out.
    if (isBusy) return;
    isBusy = true;
    running = running.then(look).finally(() => {
      isBusy = false;
    });
  }, everyMs);
  timer.unref();
  return {
    look,
    gauges: {
      feed_last_success_timestamp_seconds: {
        help: 'When a file that came by itself was imported last; 0 if none was.',
        read: () => state.succeededAt,
      },
      feed_last_result: {
        help: '1 if the last file that came by itself was imported, 0 if it was rejected or waits to be accepted.',
        read: () => state.wasGood,
      },
    },
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}

/** One look: fetches what is due, then takes each file that is complete. */
function createLook(followed: FollowedFeeds, signal: AbortSignal): () => Promise<void> {
  const { database, folder, log, address, settleMs = 10_000 } = followed;
  const listComplete = createFolderWatch(folder, settleMs);
  let isAway = false;
  const takeAll = async (names: readonly string[]) => {
    for (const name of names) {
      if (signal.aborted) return;
      const result = await takeFeedFile(
        followed,
        name,
        name === address?.fileName ? address.origin : 'the watched folder',
      );
      if (result) log.info({ state: result.state, version: result.version }, logEvents.feedTaken);
    }
  };
  return async () => {
    try {
      if (address && (await address.isDue()))
        await database.exclusively(feedLock, () => address.fetch(signal));
      const names = await listComplete();
      if (names.length > 0) await database.exclusively(feedLock, () => takeAll(names));
      await database.exclusively(feedLock, () => putAwayDecided({ database, folder }));
      isAway = false;
    } catch (error) {
      // Another node is taking files, perhaps these.
      if (error instanceof LockHeldError || signal.aborted) return;
      if (!isAway) log.error({ error }, logEvents.feedsNotFollowed);
      isAway = true;
    }
  };
}

/** When a file was imported last, in seconds, and whether the last file of all was. */
async function readState({ orm }: Database) {
  const ended = await orm
    .select({ state: feedFiles.state, endedAt: feedFiles.endedAt })
    .from(feedFiles)
    .where(isNotNull(feedFiles.endedAt))
    .orderBy(desc(feedFiles.endedAt))
    .limit(100);
  const good = ended.find(({ state }) => state === 'imported')?.endedAt;
  return {
    succeededAt: good ? Math.floor(good.getTime() / 1000) : 0,
    wasGood: ended[0] === undefined || ended[0].state === 'imported' ? 1 : 0,
  };
}
