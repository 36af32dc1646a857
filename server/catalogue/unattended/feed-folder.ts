import { access, lstat, readdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { and, count, eq, inArray } from 'drizzle-orm';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database } from '#server/platform/database/database.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { siteDate } from '#server/platform/time/site-clock.ts';
import { chooseReading, type FeedReading, hashOf } from './choose-reading.ts';
import { storeFeed, writeContent } from './feed-content.ts';
import { feedMail } from './feed-mail.ts';
import { type FeedRow, feedChunks, feedFiles, keptStates, placeOf } from './feed-tables.ts';
import { describeFailure, type FeedWork } from './settle-feeds.ts';

/** Subfolders of the feed folder: where layouts are, and where files go. */
const feedSubfolders = ['layouts', 'pending', 'done', 'rejected'];

/** Names under which files are written that are not yet whole, and those that an import writes itself. */
const notForUs = /^\.|\.(part|tmp|temp|filepart|crdownload|unfinished)$|\.rejects\.csv$/i;

interface Seen {
  readonly size: number;
  readonly modifiedMs: number;
  readonly sinceMs: number;
}

/**
 * Returns the files of a folder that are complete: whose size and time have stayed the same for `settleMs` between two
 * looks. Makes the folder and its subfolders where they are missing.
 */
export function createFolderWatch(folder: string, settleMs: number): () => Promise<readonly string[]> {
  let seen = new Map<string, Seen>();
  return async () => {
    for (const sub of feedSubfolders) await makeFolder(join(folder, sub));
    const now = performance.now();
    const still = new Map<string, Seen>();
    for (const name of (await readdir(folder)).toSorted()) {
      if (notForUs.test(name)) continue;
      const facts = await lstat(join(folder, name)).catch(() => undefined);
      if (!facts?.isFile() || facts.size === 0) continue;
      const { size, mtimeMs: modifiedMs } = facts;
      const before = seen.get(name);
      const isSame = before?.size === size && before.modifiedMs === modifiedMs;
      still.set(name, isSame ? before : { size, modifiedMs, sinceMs: now });
    }
    seen = still;
    const complete = [...still].filter(([, { sinceMs }]) => sinceMs < now && now - sinceMs >= settleMs);
    return complete.map(([name]) => name);
  };
}

/** Files that wait in the folder for staff, by the names that they have there. */
export async function listPending(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, 'pending'));
  return names.filter((name) => !/\.(report\.txt|rejects\.csv)$/.test(name));
}

interface FolderWork extends Omit<FeedWork, 'workFolder'> {
  readonly folder: string;
  /** Hashes of the files that this node has taken and not put away, so that none is taken again once it is rejected. */
  readonly taken: ReadonlySet<string>;
}

interface FoundFile {
  readonly path: string;
  readonly hash: string;
}

/**
 * Makes a file of the folder an upload that no member of staff has to accept, unless something looks wrong. One that
 * nothing can read is rejected, and staff are told. The same content is not stored again while it is on its way or once it
 * was imported. Returns undefined for a file that another node has moved meanwhile.
 */
export async function takeFound(
  work: FolderWork,
  name: string,
  origin: string,
): Promise<FoundFile | undefined> {
  const { database, folder, taken, outbox, staffAddress, log } = work;
  const path = join(folder, name);
  if (!(await hasFile(path))) return undefined;
  const reading = await chooseReading(folder, { name, path }).catch(keepRefusal);
  const hash = await hashOf(path, reading instanceof Refusal ? 'no layout' : reading.layout);
  const known = await findFeed(database, hash);
  if (known && (known.state === 'imported' || isKept(known) || taken.has(hash))) return { path, hash };
  const entry = { hash, name, origin, ...toStanding(reading, name) };
  const told = { folder, keptAs: keptName(name, siteDate()), ...entry.known };
  const paths = entry.state === 'reading' ? [path] : [];
  await commitKnown(database.orm, async (within) => {
    const isStored = await storeFeed(within, { ...entry, known: told, paths });
    if (isStored && entry.state === 'rejected')
      await outbox.storeWithin(
        within,
        feedMail({ version: null, report: '', ...entry, ...told }, staffAddress),
      );
  });
  if (entry.state === 'rejected') log.info({ state: entry.state }, logEvents.feedTaken);
  return { path, hash };
}

function toStanding(reading: FeedReading | Refusal, name: string) {
  if (reading instanceof Refusal)
    return { state: 'rejected', known: { report: describeFailure(reading), endedAt: siteDate() } } as const;
  const { kind, layout = null } = reading;
  return { state: 'reading', known: { files: [{ name, kind }], layout } } as const;
}

function keepRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

async function findFeed({ orm }: Pick<Database, 'orm'>, hash: string): Promise<FeedRow | undefined> {
  const [row] = await orm.select().from(feedFiles).where(eq(feedFiles.hash, hash));
  return row;
}

function isKept({ state }: FeedRow): boolean {
  return keptStates.some((kept) => kept === state);
}

/**
 * Moves a file that was taken to where it belongs, and returns whether it did: not while it is being read. One whose
 * content came before, and is there already, goes to `done`.
 */
export async function putAwayFound(work: FolderWork, { path, hash }: FoundFile): Promise<boolean> {
  const { database, folder, log } = work;
  const row = await findFeed(database, hash);
  if (!row || row.state === 'reading') return false;
  const { state, version, report } = row;
  const isAgain = row.keptAs === '' || (await hasFile(join(folder, placeOf(row))));
  if (!isAgain) {
    await moveFile(work, path, { place: placeOf(row), report, hash });
    return true;
  }
  const place = `done/${keptName(basename(path), siteDate())}`;
  const again =
    state === 'imported'
      ? `The same content was imported as version ${version}, so it was not imported again.`
      : `The same content waits to be accepted as ${row.keptAs === '' ? row.name : placeOf(row)}.`;
  await moveFile(work, path, { place, report: again });
  log.info({ state, version: version ?? undefined }, logEvents.feedTaken);
  return true;
}

/** Moves files that waited and were decided on elsewhere, by staff on any node or because nobody did. */
export async function putAwayDecided(work: Pick<FolderWork, 'database' | 'folder'>): Promise<void> {
  const names = await listPending(work.folder);
  if (names.length === 0) return;
  const isOver = inArray(feedFiles.state, ['imported', 'rejected', 'declined', 'expired']);
  const isHere = inArray(feedFiles.keptAs, [...names]);
  const decided = await work.database.orm.select().from(feedFiles).where(and(isOver, isHere));
  for (const row of decided) {
    const from = join(work.folder, 'pending', row.keptAs);
    await moveFile(work, from, { place: placeOf(row), report: `${row.report}\n${sayDecision(row)}` });
  }
}

function sayDecision({ state, decidedBy, decisionReason }: FeedRow): string {
  if (decidedBy === '') return 'No one decided in time.';
  const reason = decisionReason === '' ? '' : ` ${decisionReason}`;
  return `${state === 'imported' ? 'Accepted' : 'Declined'} by ${decidedBy}.${reason}`;
}

interface Move {
  /** Below the feed folder. */
  readonly place: string;
  readonly report: string;
  /** The entry whose list of rejected rows is written beside the file, unless it is beside it already. */
  readonly hash?: string;
}

/** Moves a file, with its list of rejected rows, to where it is kept, and writes its report beside it. */
async function moveFile(
  { database: { orm }, folder }: Pick<FolderWork, 'database' | 'folder'>,
  from: string,
  { place, report, hash }: Move,
): Promise<void> {
  const to = join(folder, place);
  await writeFile(`${to}.report.txt`, `${report}\n`, { mode: 0o640 });
  const rejects = `${to}.rejects.csv`;
  if (hash === undefined) await rename(`${from}.rejects.csv`, rejects).catch(ignoreMissing);
  else {
    const ofRejects = { hash, part: 'rejects', file: 0 } as const;
    const isOfRejects = and(eq(feedChunks.hash, hash), eq(feedChunks.part, 'rejects'));
    const [stored] = await orm.select({ pieces: count() }).from(feedChunks).where(isOfRejects);
    if (stored && stored.pieces > 0) await writeContent(orm, ofRejects, rejects);
  }
  await rename(from, to);
}

/** The name under which a file is kept: the time it was taken comes first, so that no name comes twice. */
function keptName(name: string, at: Date): string {
  const stamp = at.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${stamp}-${name}`;
}

/** Whether there is such a file. */
export async function hasFile(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
