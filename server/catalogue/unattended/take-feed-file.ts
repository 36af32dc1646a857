import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { formatOutcome } from '#server/catalogue/command/format-outcome.ts';
import { type ImportOutcome, UnconfirmedImport } from '#server/catalogue/import/catalogue-update.ts';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { formatFailure } from '#server/platform/command-line/failures.ts';
import { type Database, LockHeldError, type Orm } from '#server/platform/database/database.ts';
import { isAway } from '#server/platform/database/database-faults.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { siteDate } from '#server/platform/time/site-clock.ts';
import { chooseReading, type FeedReading, feedRules, hashOf, toFeedFiles } from './choose-reading.ts';
import { storeContent } from './feed-content.ts';
import { hasFile, type KeptIn, keepFile, keptName } from './feed-folder.ts';
import { type FeedResult, feedMail } from './feed-mail.ts';
import { toFeedOutcome } from './feed-outcome.ts';
import { type FeedOutcome, type FeedRow, type FeedState, feedFiles, freshEntry } from './feed-tables.ts';
import { maxFeedBytes } from './upload-limits.ts';

/** What files that come by themselves are imported with. */
export interface FeedIntake {
  readonly database: Database;
  readonly outbox: Pick<MailOutbox, 'storeWith'>;
  /** Where staff are told what became of each file. */
  readonly staffAddress: string;
  readonly folder: string;
  /** Today's ISO date in London. */
  readonly today: () => string;
  readonly signal?: AbortSignal | undefined;
}

/** A file that ends the process each time it is read is given up after this many tries. */
export const maxTries = 3;

type Ending = Pick<FeedResult, 'state' | 'lines' | 'version'> & { readonly outcome?: FeedOutcome };

/**
 * Imports one file of the feed folder, unless the same content was imported before, and moves it to where it is kept. An
 * import that looks wrong is not carried out: the file waits in `pending`, and staff are told how to accept it. Returns
 * undefined, with the file left where it is, when it has to be tried again: while another import runs, the database does
 * not answer or the site stops. Call it within `database.exclusively(feedLock, …)`.
 */
export async function takeFeedFile(
  intake: FeedIntake,
  name: string,
  origin: string,
): Promise<FeedResult | undefined> {
  const path = join(intake.folder, name);
  const reading = await chooseReading(intake.folder, { name, path }).catch(keepRefusal);
  const hash = await hashOf(path, reading instanceof Refusal ? 'no layout' : reading.layout);
  const known = await findKnown(intake.database, hash);
  if (known) return keepKnown(intake, path, known);
  const tries = await markReading(intake.database, { hash, name, origin });
  const ending = tries > maxTries ? gaveUp : await importOne(intake, { path, reading, origin });
  if (ending === 'later') {
    await intake.database.orm
      .update(feedFiles)
      .set({ tries: tries - 1 })
      .where(eq(feedFiles.hash, hash));
    return undefined;
  }
  return end(intake, { path, hash, origin, reading }, ending);
}

const gaveUp: Ending = {
  state: 'rejected',
  version: undefined,
  lines: [`The site ended ${maxTries} times while it read this file. Nothing has changed.`],
};

function keepRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** The entry of the same content if it was imported, or waits to be. */
async function findKnown({ orm }: Database, hash: string): Promise<FeedRow | undefined> {
  const [row] = await orm.select().from(feedFiles).where(eq(feedFiles.hash, hash));
  return row && knownStates.includes(row.state) ? row : undefined;
}

const knownStates: readonly FeedState[] = ['imported', 'uploaded', 'pending', 'accepted'];

/** Puts a file away whose content is known; one that was killed before it was moved goes where it belongs. */
async function keepKnown({ folder }: FeedIntake, path: string, known: FeedRow): Promise<FeedResult> {
  const { state, version, report } = known;
  const isMoved = known.keptAs === '' || (await hasFile(join(folder, known.keptAs)));
  const keptAs = isMoved ? `done/${keptName(basename(path), siteDate())}` : known.keptAs;
  const again =
    state === 'imported'
      ? `The same content was imported as version ${version}, so it was not imported again.`
      : `The same content waits to be accepted as ${known.keptAs || known.name}.`;
  const lines = isMoved ? [again] : report.split('\n');
  await keepFile(folder, path, { keptAs, report: lines.join('\n') });
  return { state, name: basename(path), keptAs, version: version ?? undefined, lines };
}

async function markReading(
  { orm }: Database,
  file: Pick<FeedRow, 'hash' | 'name' | 'origin'>,
): Promise<number> {
  const begun = { ...freshEntry, ...file, state: 'reading' as const, takenAt: siteDate() };
  const tries = sql<number>`case when ${feedFiles.state} = 'reading' then ${feedFiles.tries} + 1 else 1 end`;
  const [row] = await orm
    .insert(feedFiles)
    .values({ ...begun, tries: 1 })
    .onConflictDoUpdate({ target: feedFiles.hash, set: { ...begun, tries } })
    .returning({ tries: feedFiles.tries });
  return row?.tries ?? 1;
}

interface ReadFile {
  readonly path: string;
  readonly origin: string;
  /** How it is read, or why it cannot be. */
  readonly reading: FeedReading | Refusal;
}

async function importOne(
  { database, today, signal }: FeedIntake,
  { path, reading, origin }: ReadFile,
): Promise<Ending | 'later'> {
  try {
    if (reading instanceof Refusal) throw reading;
    const options = { ...feedRules, isDryRun: false, isConfirmed: false };
    const about = {
      by: origin,
      reason: 'it came by itself',
      today: today(),
      signal,
      progress: () => undefined,
    };
    const files = toFeedFiles([{ kind: reading.kind, path }], reading.layout);
    const outcome = await importFeed(database, files, { ...options, ...about });
    return imported(outcome);
  } catch (error) {
    if (error instanceof UnconfirmedImport) {
      const lines = formatOutcome(error.outcome, 'unconfirmed').slice(0, -1);
      return {
        state: 'pending',
        version: undefined,
        lines: [...lines, 'Nothing has changed.'],
        outcome: toFeedOutcome(error.outcome),
      };
    }
    if (error instanceof LockHeldError || signal?.aborted || isAway(error)) return 'later';
    const words = { afterFailure: 'Nothing has changed.', whenStopped: 'Nothing has changed.' };
    return { state: 'rejected', version: undefined, lines: formatFailure(error, words).split('\n') };
  }
}

/** How a good import ended. */
function imported(outcome: ImportOutcome): Ending {
  const lines = formatOutcome(outcome, 'imported');
  return { state: 'imported', version: outcome.version, lines, outcome: toFeedOutcome(outcome) };
}

/** Records how a file ended and stores the mail about it in one transaction, then moves the file. */
async function end(
  intake: FeedIntake,
  read: ReadFile & { readonly hash: string },
  ending: Ending,
): Promise<FeedResult> {
  const { path, hash, origin } = read;
  const { state, lines, version, outcome = null } = ending;
  const name = basename(path);
  const keptAs = `${subfolderOf(state)}/${keptName(name, siteDate())}`;
  const report = lines.join('\n');
  const result = { ...ending, name, keptAs };
  await intake.outbox.storeWith(async (orm, store) => {
    const about = { state, keptAs, report, outcome, version: version ?? null };
    const row = { ...about, ...(await keepForStaff(orm, read, state)), tries: 0, endedAt: siteDate() };
    await orm.update(feedFiles).set(row).where(eq(feedFiles.hash, hash));
    await store(feedMail(result, { to: intake.staffAddress, origin, folder: intake.folder }));
  });
  await keepFile(intake.folder, path, { keptAs, report });
  return result;
}

/**
 * Stores the list of rejected rows, and the content of a file that waits, so that staff can decide on it on any node. A
 * file that is too large for that waits in the folder alone.
 */
async function keepForStaff(
  orm: Orm,
  { path, hash, reading }: ReadFile & { readonly hash: string },
  state: FeedState,
): Promise<Pick<FeedRow, 'files' | 'layout'> | undefined> {
  if (reading instanceof Refusal) return undefined;
  const rejects = `${path}.rejects.csv`;
  if (await hasFile(rejects)) await storeContent(orm, { hash, part: 'rejects', file: 0 }, rejects);
  if (state !== 'pending' || (await stat(path)).size > maxFeedBytes) return undefined;
  await storeContent(orm, { hash, part: 'content', file: 0 }, path);
  return { files: [{ name: basename(path), kind: reading.kind }], layout: reading.layout ?? null };
}

function subfolderOf(state: FeedState): KeptIn {
  if (state === 'imported') return 'done';
  return state === 'pending' ? 'pending' : 'rejected';
}
