import { join } from 'node:path';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dropContent } from './feed-content.ts';
import { hasFile, putAwayDecided } from './feed-folder.ts';
import { type FeedRow, type FeedState, feedFiles, feedLock } from './feed-tables.ts';
import { importAccepted, type RowOptions } from './settle-feeds.ts';
import { waitingDays } from './upload-limits.ts';

/** A file that waits, and the folder it waits in. */
export interface WaitingFeed {
  readonly database: Database;
  readonly folder: string;
  /** Folder for files while they are read. */
  readonly workFolder: string;
  /** Its name in `pending`, as the mail gives it. */
  readonly name: string;
}

interface AcceptOptions extends Omit<RowOptions, 'alongside'>, Pick<FeedDecision, 'by' | 'reason'> {}

/**
 * Imports a file that waits to be accepted, whatever looks wrong about it, and moves it to `done`. Throws `Refusal` when
 * no such file waits, or the import is refused; it then goes on waiting.
 */
export function acceptFeed(waiting: WaitingFeed, { by, reason, ...options }: AcceptOptions) {
  const { database } = waiting;
  return database.exclusively(feedLock, async () => {
    const row = await getWaiting(waiting);
    const decision = { hash: row.hash, state: 'accepted', by, reason, isConfirmed: true } as const;
    const outcome = await importAccepted(
      waiting,
      { ...row, ...toEntry(decision) },
      {
        ...options,
        decide: (orm) => decideWithin(orm, decision),
      },
    );
    if (!options.isDryRun) await putAway(waiting, options);
    return outcome;
  });
}

/** `putAwayDecided` is asked again by the site, because the entry says where the file belongs. */
async function putAway(waiting: WaitingFeed, { progress }: Pick<RowOptions, 'progress'>): Promise<void> {
  const notMoved = 'Warning: the file could not be moved from pending. The site moves it later.';
  await putAwayDecided(waiting).catch(() => progress(notMoved));
}

interface DeclineOptions extends Pick<RowOptions, 'progress' | 'commit'>, Pick<FeedDecision, 'by'> {}

/** Moves a file that waits to `rejected` without importing it. Throws `Refusal` when no such file waits. */
export function declineFeed(waiting: WaitingFeed, { by, ...options }: DeclineOptions): Promise<void> {
  const { database } = waiting;
  return database.exclusively(feedLock, async () => {
    const { hash } = await getWaiting(waiting);
    const decision = { hash, state: 'declined', by, reason: '', isConfirmed: false } as const;
    await commitKnown(database.orm, (orm) => decideWithin(orm, decision), options.commit);
    await putAway(waiting, options);
  });
}

/** What a member of staff decides on a file that waits. */
export interface FeedDecision {
  readonly hash: string;
  readonly state: 'accepted' | 'declined';
  readonly by: string;
  readonly reason: string;
  /** Whether what looks wrong was confirmed. */
  readonly isConfirmed: boolean;
}

/**
 * Accepts or declines a file that waits, within a transaction; what is accepted is imported afterwards by `settleFeeds`,
 * on any node. Throws `Refusal` when it waits no longer, and `UnconfirmedFeed` when something looks wrong and that was
 * not confirmed.
 */
export async function decideWithin(orm: Orm, { hash, ...decision }: FeedDecision): Promise<FeedRow> {
  const { state, isConfirmed } = decision;
  const [row] = await orm.select().from(feedFiles).where(eq(feedFiles.hash, hash));
  if (!row) throw new Refusal('That file is no longer here. Upload it again.');
  if (row.state !== 'pending') throw new Refusal(describeLate(row));
  if (state === 'accepted' && !isConfirmed && row.outcome && row.outcome.findings.length > 0)
    throw new UnconfirmedFeed(
      'Nothing has changed yet. If what looks unusual is right, tick the box and accept again.',
    );
  const isStillWaiting = and(eq(feedFiles.hash, hash), eq(feedFiles.state, 'pending'));
  const isEnd = state === 'declined';
  const [decided] = await orm
    .update(feedFiles)
    .set({ ...toEntry(decision), ...(isEnd && { endedAt: sql`now()` }) })
    .where(isStillWaiting)
    .returning();
  // A colleague decided between the two statements.
  if (!decided) throw new Refusal(`Someone else has just decided on ${row.name}.`);
  if (isEnd) await dropContent(orm, { hash, part: 'content' });
  return decided;
}

/** What a decision makes of the entry of a file. */
function toEntry({ state, by, reason, isConfirmed }: Omit<FeedDecision, 'hash'>) {
  return { state, decidedBy: by, decisionReason: reason, isConfirmed, note: '' };
}

/** Something looks wrong about a file, and staff have not said that it is right. */
export class UnconfirmedFeed extends Refusal {}

/** Why a file cannot be decided on any more. */
function describeLate({ name, state, decidedBy, version }: FeedRow): string {
  if (state === 'expired') return `${name} waited for ${waitingDays} days and has expired. Upload it again.`;
  if (state === 'uploaded' || state === 'reading')
    return `${name} is still being checked. Try again in a minute.`;
  const by = decidedBy ? ` by ${decidedBy}` : '';
  if (state === 'accepted') return `${name} has been accepted${by} already, and is being imported.`;
  if (state === 'imported') return `${name} has been accepted${by} already, and is version ${version}.`;
  return `${name} has been ${state === 'declined' ? 'declined' : 'rejected'}${by} already.`;
}

/** The latest files, newest first; those in some states only, if these are given. */
export function listFeeds({ orm }: Pick<Database, 'orm'>, limit: number, states?: readonly FeedState[]) {
  return orm
    .select()
    .from(feedFiles)
    .where(states && inArray(feedFiles.state, [...states]))
    .orderBy(desc(feedFiles.takenAt))
    .limit(limit);
}

async function getWaiting({ database, folder, name }: WaitingFeed) {
  const isWaiting = and(eq(feedFiles.state, 'pending'), eq(feedFiles.keptAs, name));
  const [entry] = await database.orm.select().from(feedFiles).where(isWaiting);
  if (!entry) throw new Refusal(`No file ${name} waits to be accepted. "feeds" lists those that do.`);
  if (await hasFile(join(folder, 'pending', name))) return entry;
  throw new Refusal(`${join(folder, 'pending', name)} is not there. Is FEED_FOLDER the folder of the site?`);
}
