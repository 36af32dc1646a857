import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, count, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { ago, databaseNow } from '#server/platform/database/ago.ts';
import { type Database, LockHeldError } from '#server/platform/database/database.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { pause } from '#server/platform/time/pause.ts';
import { feedChunks, feedFiles, feedLock, waitingStates } from './feed-tables.ts';
import { type FeedWork, settleFeeds, unsettledStates } from './settle-feeds.ts';
import { rejectsDays, waitingDays } from './upload-limits.ts';

/** What uploads are followed with. */
export interface FollowedUploads extends Omit<FeedWork, 'signal'> {
  readonly log: Log;
  /** Settles when the database tables exist. */
  readonly prepared: Promise<unknown>;
  /** Pause between two looks for what another node has left. */
  readonly everyMs?: number;
}

/** Uploads that are checked and imported in the background. */
export interface Uploads {
  /** Checks and imports what there is to do; resolves when nothing is left, here or on another node, or after so long. */
  settle(patienceMs: number): Promise<void>;
  /** Deletes what waited or was kept for too long. */
  sweep(now?: SQL): Promise<void>;
  close(): Promise<void>;
}

const pollMs = 150;
const sweepMs = 3_600_000;

/**
 * Follows uploads until it is closed. Every node may run this: under a lock in the database one at a time works, so that
 * what a node that went away has left is done by another.
 */
export function followUploads(followed: FollowedUploads): Uploads {
  const { database, prepared, log, workFolder, everyMs = 5_000 } = followed;
  const closing = new AbortController();
  const work = { ...followed, signal: closing.signal };
  const sweep = (now = databaseNow) =>
    database.exclusively(feedLock, () => sweepOnce(database, workFolder, now));
  let running: Promise<void> | undefined;
  let isAway = false;
  let sweptAt = Number.NEGATIVE_INFINITY;
  const attempt = async () => {
    try {
      if ((await countUnsettled(database)) > 0) await settleFeeds(work);
      if (performance.now() - sweptAt > sweepMs) await sweep().then(noteSweep);
      isAway = false;
    } catch (error) {
      // Another node is at it, perhaps with these.
      if (error instanceof LockHeldError || closing.signal.aborted) return;
      if (!isAway) log.error({ error }, logEvents.feedsNotFollowed);
      isAway = true;
    }
  };
  const noteSweep = () => {
    sweptAt = performance.now();
  };
  const run = (): Promise<void> => {
    running ??= attempt().finally(() => {
      running = undefined;
    });
    return running;
  };
  const look = async () => {
    await prepared.catch(() => undefined);
    if (!closing.signal.aborted) await run();
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return {
    sweep,
    settle: async (patienceMs) => {
      const end = performance.now() + patienceMs;
      while (!closing.signal.aborted && (await countUnsettled(database)) > 0) {
        const left = end - performance.now();
        if (left <= 0) return;
        const { signal } = closing;
        await Promise.race([run().then(() => pause(Math.min(pollMs, left), signal)), pause(left, signal)]);
      }
    },
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}

async function countUnsettled({ orm }: Pick<Database, 'orm'>): Promise<number> {
  const isUnsettled = inArray(feedFiles.state, [...unsettledStates]);
  const [row] = await orm.select({ total: count() }).from(feedFiles).where(isUnsettled);
  return row?.total ?? 0;
}

const dayMs = 86_400_000;

async function sweepOnce({ orm }: Database, workFolder: string, now: SQL): Promise<void> {
  const before = (days: number) => ago(days * dayMs, now);
  const isOverdue = and(eq(feedFiles.state, 'pending'), lt(feedFiles.takenAt, before(waitingDays)));
  const keptAs = sql`replace(${feedFiles.keptAs}, 'pending/', 'rejected/')`;
  await orm.update(feedFiles).set({ state: 'expired', endedAt: now, keptAs }).where(isOverdue);
  const waiting = orm
    .select({ hash: feedFiles.hash })
    .from(feedFiles)
    .where(inArray(feedFiles.state, waitingStates));
  await orm
    .delete(feedChunks)
    .where(and(eq(feedChunks.part, 'content'), notInArray(feedChunks.hash, waiting)));
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
