import { access, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { formatOutcome } from '#server/catalogue/command/format-outcome.ts';
import { type ImportOutcome, UnconfirmedImport } from '#server/catalogue/import/catalogue-update.ts';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { formatFailure } from '#server/platform/command-line/failures.ts';
import { type Database, LockHeldError, type Orm } from '#server/platform/database/database.ts';
import { isAway } from '#server/platform/database/database-faults.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { feedRules, toFeedFiles } from './choose-reading.ts';
import { dropContent, storeContent, writeContent } from './feed-content.ts';
import { toFeedOutcome } from './feed-outcome.ts';
import { type FeedRow, feedFiles, feedLock } from './feed-tables.ts';
import { maxTries } from './take-feed-file.ts';

/** What uploads are checked and imported with. */
export interface FeedWork {
  readonly database: Database;
  /** Folder for files while they are read. */
  readonly workFolder: string;
  /** Today's ISO date in London. */
  readonly today: () => string;
  readonly signal?: AbortSignal | undefined;
  /** How long a file may be checked while others wait; then it goes behind them, and has twice as long. */
  readonly turnMs?: number | undefined;
}

const usualTurnMs = 20_000;

/** States in which the site, not a member of staff, has to do something. */
export const unsettledStates = ['uploaded', 'accepted'] as const;

/**
 * Checks what was uploaded by a dry run, and imports what was accepted, the oldest first, until nothing is left or
 * another import runs. Throws `LockHeldError` while another node does so.
 */
export function settleFeeds(work: FeedWork): Promise<void> {
  const { database, signal } = work;
  /** How often a file has gone behind the others. */
  const behind = new Map<string, number>();
  return database.exclusively(feedLock, async () => {
    while (!signal?.aborted) {
      const rows = await listUnsettled(database);
      const row = rows.find(({ hash }) => !behind.has(hash)) ?? rows[0];
      if (!row) return;
      const turn = takeTurn(work, { row, behind });
      const isSettled = await settleOne({ ...work, signal: turn.signal }, row).finally(turn.end);
      if (isSettled) continue;
      if (signal?.aborted || !turn.signal.aborted) return;
      behind.set(row.hash, (behind.get(row.hash) ?? 0) + 1);
    }
  });
}

function listUnsettled({ orm }: Database): Promise<FeedRow[]> {
  const isUnsettled = inArray(feedFiles.state, [...unsettledStates]);
  return orm.select().from(feedFiles).where(isUnsettled).orderBy(asc(feedFiles.takenAt));
}

interface Turn {
  readonly row: FeedRow;
  readonly behind: ReadonlyMap<string, number>;
}

/**
 * Ends the check of a file that takes long once another one waits that has not had its turn: a file of millions of rows
 * holds up none of a hundred. What was accepted is imported to its end.
 */
function takeTurn({ database, signal, turnMs = usualTurnMs }: FeedWork, { row, behind }: Turn) {
  const over = new AbortController();
  const look = async () => {
    const others = (await listUnsettled(database)).filter((each) => each.hash !== row.hash);
    if (others.some(({ hash }) => !behind.has(hash))) over.abort();
  };
  const everyMs = turnMs * 2 ** (behind.get(row.hash) ?? 0);
  const timer =
    row.state === 'uploaded' ? setInterval(() => look().catch(() => undefined), everyMs) : undefined;
  timer?.unref();
  return {
    signal: signal ? AbortSignal.any([signal, over.signal]) : over.signal,
    end: () => clearInterval(timer),
  };
}

type Change = PgUpdateSetSource<typeof feedFiles>;

const nothingChanged = { afterFailure: 'Nothing has changed.', whenStopped: 'Nothing has changed.' };

/** True once the entry is settled; false when it has to be tried again later. */
async function settleOne(work: FeedWork, row: FeedRow): Promise<boolean> {
  const { orm } = work.database;
  const isRow = eq(feedFiles.hash, row.hash);
  await orm
    .update(feedFiles)
    .set({ tries: sql`${feedFiles.tries} + 1` })
    .where(isRow);
  const change = row.tries >= maxTries ? failed(row, givenUp) : await importOnce(work, row);
  if (change === 'stored') return true;
  if (change === 'later') {
    await orm.update(feedFiles).set({ tries: row.tries }).where(isRow);
    return false;
  }
  await orm.transaction((within) => storeWithin(within, row, change));
  return true;
}

async function storeWithin(within: Orm, { hash }: FeedRow, change: Change): Promise<void> {
  await within
    .update(feedFiles)
    .set({ tries: 0, ...change })
    .where(eq(feedFiles.hash, hash));
  if (change.state !== 'pending') await dropContent(within, { hash, part: 'content' });
}

const givenUp = `The site ended ${maxTries} times while it read this file. Nothing has changed.`;

/** What is to be stored; `stored` where that was done together with the import, so that no file is imported twice. */
async function importOnce(work: FeedWork, row: FeedRow): Promise<Change | 'stored' | 'later'> {
  const { database, workFolder, signal } = work;
  await makeFolder(workFolder, 0o700);
  const folder = await mkdtemp(join(workFolder, 'reading-'));
  try {
    const outcome = await importFrom(folder, work, row);
    return row.state === 'uploaded' ? settled(row, outcome) : 'stored';
  } catch (error) {
    if (error instanceof UnconfirmedImport) return changedMeanwhile(error);
    if (error instanceof LockHeldError || signal?.aborted || isAway(error)) return 'later';
    return failed(row, formatFailure(error, nothingChanged));
  } finally {
    // Also of a file that was refused: what was wrong with its rows is what its sender needs.
    await storeRejects(database, row, folder).catch(ignoreAway);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What an import reads is written into the folder under the names that the files came with. */
async function importFrom(
  folder: string,
  { database, today, signal }: FeedWork,
  row: FeedRow,
): Promise<ImportOutcome> {
  const { hash, files, layout, state, origin, decidedBy, decisionReason, isConfirmed } = row;
  const places = (files ?? []).map(({ name, kind }) => ({ kind, path: join(folder, name) }));
  for (const [file, { path }] of places.entries())
    await writeContent(database.orm, { hash, part: 'content', file }, path);
  return importFeed(database, toFeedFiles(places, layout ?? undefined), {
    ...feedRules,
    isDryRun: state === 'uploaded',
    isConfirmed,
    by: decidedBy,
    reason: [decidedBy === origin ? '' : `from ${origin}`, decisionReason].filter(Boolean).join(': '),
    today: today(),
    signal,
    progress: () => undefined,
    alongside: (orm, outcome) => storeWithin(orm, row, settled(row, outcome)),
  });
}

function settled({ state, keptAs }: FeedRow, outcome: ImportOutcome): Change {
  const kept = { outcome: toFeedOutcome(outcome), note: '' };
  if (state === 'uploaded')
    return { ...kept, state: 'pending', report: formatOutcome(outcome, 'dry-run').slice(0, -1).join('\n') };
  const report = formatOutcome(outcome, 'imported').join('\n');
  const isInFolder = keptAs !== '';
  return {
    ...kept,
    state: 'imported',
    report,
    version: outcome.version,
    endedAt: sql`now()`,
    ...(isInFolder && { keptAs: keptAs.replace(/^pending\//, 'done/') }),
  };
}

const undecided = { decidedBy: '', decisionReason: '', isConfirmed: false };

/** What was accepted is not what it would change now: it is asked about again. */
function changedMeanwhile({ outcome }: UnconfirmedImport): Change {
  const note =
    'The catalogue has changed since this was checked. Nothing has been imported: please look again.';
  return { ...undecided, state: 'pending', outcome: toFeedOutcome(outcome), note };
}

/** A file that cannot be read is rejected; one that could be when it was checked goes on waiting. */
function failed({ state }: FeedRow, reason: string): Change {
  if (state === 'accepted')
    return { ...undecided, state: 'pending', note: `It couldn’t be imported. ${reason}` };
  return { state: 'rejected', report: reason, endedAt: sql`now()` };
}

async function storeRejects({ orm }: Database, { hash, files }: FeedRow, folder: string): Promise<void> {
  await orm.transaction(async (within) => {
    for (const [file, { name }] of (files ?? []).entries()) {
      const path = `${join(folder, name)}.rejects.csv`;
      const isThere = await access(path).then(
        () => true,
        () => false,
      );
      if (isThere) await storeContent(within, { hash, part: 'rejects', file }, path);
    }
  });
}

function ignoreAway(error: unknown): void {
  if (!isAway(error)) throw error;
}
