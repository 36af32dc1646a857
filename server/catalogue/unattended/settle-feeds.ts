import { access, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { formatOutcome } from '#server/catalogue/command/format-outcome.ts';
import {
  type ApplyOptions,
  type ImportOutcome,
  UnconfirmedImport,
} from '#server/catalogue/import/catalogue-update.ts';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { formatFailure } from '#server/platform/command-line/failures.ts';
import { type Database, LockHeldError, type Orm } from '#server/platform/database/database.ts';
import { isAway } from '#server/platform/database/database-faults.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { feedRules, toFeedFiles } from './choose-reading.ts';
import { dropContent, storeContent, writeContent } from './feed-content.ts';
import { feedMail } from './feed-mail.ts';
import { type FeedOutcome, type FeedRow, feedFiles, unsettledStates } from './feed-tables.ts';

/** What files are checked and imported with. */
export interface FeedWork {
  readonly database: Database;
  readonly outbox: Pick<MailOutbox, 'storeWithin'>;
  /** Where staff are told what became of each file that came by itself. */
  readonly staffAddress: string;
  /** Folder for files while they are read. */
  readonly workFolder: string;
  /** Today's ISO date in London. */
  readonly today: () => string;
  readonly log: Log;
  readonly signal?: AbortSignal | undefined;
  /** How long a file may be checked while others wait; then it goes behind them, and has twice as long. */
  readonly turnMs?: number | undefined;
}

const usualTurnMs = 20_000;

/** A file that ends the process each time it is read is given up after this many tries. */
const maxTries = 3;

const isUnsettled = inArray(feedFiles.state, [...unsettledStates]);

/** How many files the site has something to do with. */
export async function countUnsettled({ orm }: Pick<Database, 'orm'>): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(feedFiles).where(isUnsettled);
  return row?.total ?? 0;
}

/**
 * Checks what staff uploaded by a dry run, imports what they accepted and what came by itself, the oldest first, until
 * nothing is left or another import runs. Call it within `database.exclusively(feedLock, …)`.
 */
export async function settleFeeds(work: FeedWork): Promise<void> {
  const { database, signal } = work;
  /** How often a file has gone behind the others. */
  const behind = new Map<string, number>();
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
}

function listUnsettled({ orm }: Database): Promise<FeedRow[]> {
  return orm.select().from(feedFiles).where(isUnsettled).orderBy(asc(feedFiles.takenAt));
}

interface Turn {
  readonly row: FeedRow;
  readonly behind: ReadonlyMap<string, number>;
}

/**
 * Ends the check of a file that takes long once another one waits that has not had its turn: a file of millions of rows
 * holds up none of a hundred. What is more than checked is imported to its end.
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

/** Where a file stands next, and what is known of it then. */
type Change = Pick<FeedRow, 'state'> & Partial<FeedRow>;

/** True once the entry is settled; false when it has to be tried again later. */
async function settleOne(work: FeedWork, row: FeedRow): Promise<boolean> {
  const { orm } = work.database;
  const isRow = eq(feedFiles.hash, row.hash);
  await orm
    .update(feedFiles)
    .set({ tries: sql`${feedFiles.tries} + 1` })
    .where(isRow);
  const change = row.tries >= maxTries ? failed(row, givenUp) : await importOnce(work, row);
  if (change === 'later') {
    await orm.update(feedFiles).set({ tries: row.tries }).where(isRow);
    return false;
  }
  // An import was stored together with its entry, so that no file is imported twice.
  if (change.state !== 'imported')
    await orm.transaction((within) => storeAndTell(within, work, { row, change }));
  if (row.state === 'reading')
    work.log.info({ state: change.state, version: change.version }, logEvents.feedTaken);
  return true;
}

/** Stores where a file stands, and the mail about one that came by itself, in the transaction that it is given. */
async function storeAndTell(
  within: Orm,
  { outbox, staffAddress }: Pick<FeedWork, 'outbox' | 'staffAddress'>,
  standing: Standing,
): Promise<void> {
  const { row, change } = standing;
  await storeWithin(within, standing);
  if (row.state === 'reading')
    await outbox.storeWithin(within, feedMail({ ...row, ...change }, staffAddress));
}

interface Standing {
  readonly row: FeedRow;
  readonly change: Change;
}

/** Stores where a file stands, in the transaction that it is given. */
async function storeWithin(within: Orm, { row: { hash, state }, change }: Standing): Promise<void> {
  const hasEnded = state === 'reading' || change.state !== 'pending';
  await within
    .update(feedFiles)
    .set({ tries: 0, ...change, ...(hasEnded && { endedAt: sql`now()` }) })
    .where(eq(feedFiles.hash, hash));
  if (change.state !== 'pending') await dropContent(within, { hash, part: 'content' });
}

/** What is to be stored of a file; of one that was imported it is stored. */
async function importOnce(work: FeedWork, row: FeedRow): Promise<Change | 'later'> {
  const { today, signal } = work;
  try {
    const outcome = await importRow(work, row, {
      isDryRun: row.state === 'uploaded',
      today: today(),
      signal,
      progress: () => undefined,
      alongside: (orm, made) => storeAndTell(orm, work, { row, change: settled(row, made) }),
    });
    return settled(row, outcome);
  } catch (error) {
    if (error instanceof UnconfirmedImport) return unconfirmed(row, error.outcome);
    if (error instanceof LockHeldError || signal?.aborted || isAway(error)) return 'later';
    return failed(row, describeFailure(error));
  }
}

/** How a file is imported, beside what its entry says of it. */
export type RowOptions = Pick<
  ApplyOptions,
  'isDryRun' | 'today' | 'progress' | 'signal' | 'commit' | 'alongside'
>;

/** Imports a file that was accepted a moment ago, and ends its entry in the transaction of the import, after `decide`. */
export function importAccepted(
  work: ReadWork,
  row: FeedRow,
  { decide, ...options }: RowOptions & { readonly decide: (orm: Orm) => Promise<unknown> },
): Promise<ImportOutcome> {
  return importRow(work, row, {
    ...options,
    alongside: async (orm, made) => {
      await decide(orm);
      await storeWithin(orm, { row, change: settled(row, made) });
    },
  });
}

type ReadWork = Pick<FeedWork, 'database' | 'workFolder'>;

/** Imports what is stored of a file, written into a folder of its own under the names that it came with. */
async function importRow(
  { database, workFolder }: ReadWork,
  row: FeedRow,
  options: RowOptions,
): Promise<ImportOutcome> {
  const { hash, files, layout, state, origin, decidedBy, isConfirmed } = row;
  await makeFolder(workFolder, 0o700);
  const folder = await mkdtemp(join(workFolder, 'reading-'));
  try {
    const places = (files ?? []).map(({ name, kind }) => ({ kind, path: join(folder, name) }));
    for (const [file, { path }] of places.entries())
      await writeContent(database.orm, { hash, part: 'content', file }, path);
    const by = state === 'reading' ? origin : decidedBy;
    const told = { ...feedRules, isConfirmed, by, reason: toReason(row) };
    return await importFeed(database, toFeedFiles(places, layout ?? undefined), { ...told, ...options });
  } finally {
    // Also of a file that was refused: what was wrong with its rows is what its sender needs.
    await storeRejects(database, row, folder).catch(ignoreAway);
    await rm(folder, { recursive: true, force: true });
  }
}

function toReason({ state, origin, decidedBy, decisionReason }: FeedRow): string {
  if (state === 'reading') return 'it came by itself';
  return [decidedBy === origin ? '' : `from ${origin}`, decisionReason].filter(Boolean).join(': ');
}

function settled({ state }: FeedRow, outcome: ImportOutcome): Change {
  const kept = { outcome: toFeedOutcome(outcome), note: '' };
  if (state === 'uploaded')
    return { ...kept, state: 'pending', report: formatOutcome(outcome, 'dry-run').slice(0, -1).join('\n') };
  const report = formatOutcome(outcome, 'imported').join('\n');
  return { ...kept, state: 'imported', report, version: outcome.version };
}

const undecided = { decidedBy: '', decisionReason: '', isConfirmed: false };
const nothingChanged = 'Nothing has changed.';

/** What came by itself looks wrong; what was accepted is not what it would change now. Staff are asked. */
function unconfirmed({ state }: FeedRow, outcome: ImportOutcome): Change {
  const asked = { state: 'pending', outcome: toFeedOutcome(outcome) } as const;
  if (state === 'reading') {
    const lines = formatOutcome(outcome, 'unconfirmed').slice(0, -1);
    return { ...asked, report: [...lines, nothingChanged].join('\n') };
  }
  const note =
    'The catalogue has changed since this was checked. Nothing has been imported: please look again.';
  return { ...asked, ...undecided, note };
}

const givenUp = `The site ended ${maxTries} times while it read this file. ${nothingChanged}`;

/** A file that cannot be read is rejected; one that could be when it was checked goes on waiting. */
function failed({ state }: FeedRow, reason: string): Change {
  if (state === 'accepted')
    return { ...undecided, state: 'pending', note: `It couldn’t be imported. ${reason}` };
  return { state: 'rejected', report: reason };
}

/** Why a file was refused, for staff. */
export function describeFailure(error: unknown): string {
  return formatFailure(error, { afterFailure: nothingChanged, whenStopped: nothingChanged });
}

/** The most findings that are kept: a feed with thousands of ratebooks may have one for each. */
const mostFindings = 100;

/** What is kept of the outcome of an import, or of a dry run. */
function toFeedOutcome(outcome: ImportOutcome): FeedOutcome {
  const { vehicleRows, rateRows, stockRows, difference, review, isDemonstrationReplaced } = outcome;
  return {
    vehicleRows,
    rateRows,
    ...(stockRows && { stockRows }),
    difference,
    largestMoves: review.largestMoves,
    findings: review.findings.slice(0, mostFindings).map(({ message }) => message),
    isDemonstrationReplaced,
  };
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
