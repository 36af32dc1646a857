import { join } from 'node:path';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ApplyOptions } from '#server/catalogue/import/catalogue-update.ts';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { chooseReading, feedRules, toFeedFiles } from './choose-reading.ts';
import { dropContent } from './feed-content.ts';
import { hasFile, moveFile } from './feed-folder.ts';
import { type FeedRow, type FeedState, feedFiles, feedLock, placeOf } from './feed-tables.ts';
import { waitingDays } from './upload-limits.ts';

/** A file that waits, and the folder it waits in. */
export interface WaitingFeed {
  readonly database: Database;
  readonly folder: string;
  /** Its name in `pending`, as the mail gives it. */
  readonly name: string;
}

type AcceptOptions = Pick<
  ApplyOptions,
  'by' | 'reason' | 'isDryRun' | 'today' | 'progress' | 'signal' | 'commit'
>;

/**
 * Imports a file that waits to be accepted, whatever looks wrong about it, and moves it to `done`. Throws `Refusal` when
 * no such file waits, or the import is refused; it then goes on waiting.
 */
export function acceptFeed(waiting: WaitingFeed, options: AcceptOptions) {
  const { database, folder, name } = waiting;
  return database.exclusively(feedLock, async () => {
    const entry = await getWaiting(waiting);
    const path = join(folder, 'pending', name);
    const { kind, layout } = await chooseReading(folder, { name: entry.name, path });
    const outcome = await importFeed(database, toFeedFiles([{ kind, path }], layout), {
      ...options,
      ...feedRules,
      isConfirmed: true,
      alongside: (orm, { version }) => endWithin(orm, entry, { state: 'imported', version }),
    });
    if (options.isDryRun) return outcome;
    const report = `${entry.report}\nAccepted by ${options.by}.`;
    const place = placeOf({ ...entry, state: 'imported' });
    await moveFile(waiting, path, { place, report }).catch(() => options.progress(notMoved));
    return outcome;
  });
}

/** `putAwayDecided` moves it, because the entry says where it belongs. */
const notMoved = 'Warning: the file could not be moved from pending. The site moves it later.';

type DeclineOptions = Pick<ApplyOptions, 'by' | 'progress' | 'commit'>;

/** Moves a file that waits to `rejected` without importing it. Throws `Refusal` when no such file waits. */
export function declineFeed(waiting: WaitingFeed, { by, progress, commit }: DeclineOptions): Promise<void> {
  const { database, folder, name } = waiting;
  return database.exclusively(feedLock, async () => {
    const entry = await getWaiting(waiting);
    await commitKnown(database.orm, (orm) => endWithin(orm, entry, { state: 'declined' }), commit);
    const report = `${entry.report}\nDeclined by ${by}.`;
    const place = placeOf({ ...entry, state: 'declined' });
    await moveFile(waiting, join(folder, 'pending', name), { place, report }).catch(() => progress(notMoved));
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
  const { state, by: decidedBy, reason: decisionReason, isConfirmed } = decision;
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
    .set({ state, decidedBy, decisionReason, isConfirmed, note: '', ...(isEnd && { endedAt: sql`now()` }) })
    .where(isStillWaiting)
    .returning();
  // A colleague decided between the two statements.
  if (!decided) throw new Refusal(`Someone else has just decided on ${row.name}.`);
  if (isEnd) await dropContent(orm, { hash, part: 'content' });
  return decided;
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

/** Ends the entry of a file, whose content is then no longer kept, in the transaction that it is given. */
async function endWithin(
  orm: Orm,
  { hash }: FeedRow,
  ending: Partial<typeof feedFiles.$inferInsert>,
): Promise<void> {
  await orm
    .update(feedFiles)
    .set({ ...ending, endedAt: sql`now()` })
    .where(eq(feedFiles.hash, hash));
  await dropContent(orm, { hash, part: 'content' });
}
