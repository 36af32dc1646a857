import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { and, desc, eq, inArray, isNotNull, lt, notInArray, type SQL } from 'drizzle-orm';
import { follow } from '#server/platform/background/follow.ts';
import { ago, databaseNow } from '#server/platform/database/ago.ts';
import type { Database } from '#server/platform/database/database.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import type { GaugeSource } from '#server/platform/metrics/metrics.ts';
import type { FeedAddress } from './feed-address.ts';
import { createFolderWatch, listPending, putAwayDecided, putAwayFound, takeFound } from './feed-folder.ts';
import { feedChunks, feedFiles, feedLock, keptStates } from './feed-tables.ts';
import { countUnsettled, type FeedWork, settleFeeds } from './settle-feeds.ts';
import { rejectsDays, waitingDays } from './upload-limits.ts';

/** What feeds are followed with. */
export interface FollowedFeeds extends Omit<FeedWork, 'signal'> {
  /** Settles when the database tables exist. */
  readonly prepared: Promise<unknown>;
  /** The folder that is watched; absent if none is. */
  readonly folder?: string | undefined;
  /** Absent if no address is fetched. */
  readonly address?: FeedAddress | undefined;
  /** Pause between two looks. */
  readonly everyMs?: number;
  /** How long a file must stay as it is to count as complete. */
  readonly settleMs?: number;
}

/** Feed files, uploaded or come by themselves, that are checked and imported in the background. */
export interface Feeds {
  readonly gauges: Readonly<Record<string, GaugeSource>>;
  /** Looks once at what waits, at the folder and at the address; never rejects. */
  look(): Promise<void>;
  /** Checks and imports what there is to do; resolves when nothing is left, here or on another node, or after so long. */
  settle(patienceMs: number): Promise<void>;
  /** Deletes what waited or was kept for too long. */
  sweep(now?: SQL): Promise<void>;
  close(): Promise<void>;
}

const pollMs = 150;
const sweepMs = 3_600_000;

/**
 * Settles what staff uploaded or accepted, watches the feed folder and fetches the address when it is due. Every node may
 * run this: under a lock in the database one at a time works, so that another does what a node that went away has left.
 * An import takes turns with requests as any import does.
 */
export function followFeeds(followed: FollowedFeeds): Feeds {
  const { database, log, prepared, workFolder, folder, everyMs = 5_000 } = followed;
  const state = { succeededAt: 0, wasGood: 1 };
  const sweep = (now = databaseNow) =>
    database.exclusively(feedLock, () => sweepOnce(database, workFolder, now));
  const lookIntoFolder = createLook(followed);
  let sweptAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  const round = async (signal: AbortSignal) => {
    if ((await countUnsettled(database)) > 0)
      await database.exclusively(feedLock, () => settleFeeds({ ...followed, signal }));
    if (performance.now() - sweptAt > sweepMs) {
      await sweep();
      sweptAt = performance.now();
    }
    // Last, so that a folder that is away holds up nothing else.
    await lookIntoFolder(signal);
  };
  // Asked of the database, because other nodes take files too; while it is away the last answer stands.
  const noteState = async () => {
    if (folder !== undefined) Object.assign(state, await readState(database).catch(() => state));
  };
  const { poke, close } = follow({
    work: 'feeds',
    log,
    everyMs,
    after: prepared,
    round: (signal) => round(signal).finally(noteState),
  });
  return {
    look: poke,
    gauges: folder === undefined ? {} : toGauges(state),
    sweep,
    settle: async (patienceMs) => {
      const end = performance.now() + patienceMs;
      while (!isClosed && (await countUnsettled(database)) > 0) {
        const left = end - performance.now();
        if (left <= 0) return;
        await Promise.race([poke().then(() => delay(Math.min(pollMs, left))), delay(left)]);
      }
    },
    close: () => {
      isClosed = true;
      return close();
    },
  };
}

/** One look at the folder: fetches what is due, then takes each file that is complete, and puts it away. */
function createLook(followed: FollowedFeeds): (signal: AbortSignal) => Promise<void> {
  const { database, folder, address, settleMs = 10_000 } = followed;
  if (folder === undefined) return async () => undefined;
  const listComplete = createFolderWatch(folder, settleMs);
  const taken = new Set<string>();
  const takeAll = async (names: readonly string[], signal: AbortSignal) => {
    const work = { ...followed, folder, taken, signal };
    for (const name of names) {
      if (signal.aborted) return;
      const origin = name === address?.fileName ? address.origin : 'the watched folder';
      const found = await takeFound(work, name, origin);
      if (found) taken.add(found.hash);
      await settleFeeds(work);
      if (found && (await putAwayFound(work, found))) taken.delete(found.hash);
    }
    await putAwayDecided(work);
  };
  return async (signal) => {
    if (address && (await address.isDue())) await database.exclusively(feedLock, () => address.fetch(signal));
    const names = await listComplete();
    if (names.length > 0 || (await listPending(folder)).length > 0)
      await database.exclusively(feedLock, () => takeAll(names, signal));
  };
}

function toGauges(state: { readonly succeededAt: number; readonly wasGood: number }): Feeds['gauges'] {
  return {
    feed_last_success_timestamp_seconds: {
      help: 'When a file that came by itself was imported last; 0 if none was.',
      read: () => state.succeededAt,
    },
    feed_last_result: {
      help: '1 if the last file that came by itself was imported, 0 if it was rejected or waits to be accepted.',
      read: () => state.wasGood,
    },
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

const dayMs = 86_400_000;

async function sweepOnce({ orm }: Database, workFolder: string, now: SQL): Promise<void> {
  const before = (days: number) => ago(days * dayMs, now);
  const isOverdue = and(eq(feedFiles.state, 'pending'), lt(feedFiles.takenAt, before(waitingDays)));
  await orm.update(feedFiles).set({ state: 'expired', endedAt: now }).where(isOverdue);
  const kept = orm
    .select({ hash: feedFiles.hash })
    .from(feedFiles)
    .where(inArray(feedFiles.state, [...keptStates]));
  await orm.delete(feedChunks).where(and(eq(feedChunks.part, 'content'), notInArray(feedChunks.hash, kept)));
  const old = orm
    .select({ hash: feedFiles.hash })
    .from(feedFiles)
    .where(lt(feedFiles.endedAt, before(rejectsDays)));
  await orm.delete(feedChunks).where(inArray(feedChunks.hash, old));
  // Their times are those of this machine.
  await removeOldFolders(workFolder, Date.now() - dayMs);
}

/** Folders that a killed process has left behind. */
async function removeOldFolders(workFolder: string, beforeMs: number): Promise<void> {
  await makeFolder(workFolder, 0o700);
  for (const name of await readdir(workFolder)) {
    const path = join(workFolder, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && facts.mtimeMs < beforeMs) await rm(path, { recursive: true, force: true });
  }
}
