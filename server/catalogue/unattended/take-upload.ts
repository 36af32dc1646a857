import { createHash } from 'node:crypto';
import { count, eq, inArray } from 'drizzle-orm';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { chooseReading, type FeedReading, hashOf, listLayouts, UnknownFeed } from './choose-reading.ts';
import { storeFeed } from './feed-content.ts';
import { type FeedKind, feedFiles, feedKinds, waitingStates } from './feed-tables.ts';
import { findKind } from './find-kind.ts';
import { maxWaiting } from './upload-limits.ts';

/** A file that was uploaded whole, on this node's disk. */
export interface ReceivedFile {
  readonly path: string;
  /** The name that it had, without a folder or signs that a file name cannot have. */
  readonly name: string;
}

/** Files of one upload, and how they are to be read. */
export interface FeedUpload {
  readonly files: readonly ReceivedFile[];
  /** A kind of our own feed, `layout:<name of its file>`, or `name` to go by what is in the files. */
  readonly readAs: string;
  /** Email address of the member who uploads. */
  readonly by: string;
  /** Runs in the transaction that stores the upload, with the names of its files. */
  readonly alongside: (orm: Orm, name: string) => Promise<void>;
}

/** A file of an upload, with how it is read. */
type ReadFile = ReceivedFile & FeedReading;

/**
 * Stores an upload for every node to see, to be checked next; returns its hash. Throws `Refusal` when it is not known how
 * to read a file, the same files wait already, or too many do.
 */
export async function takeUpload(
  { orm }: Pick<Database, 'orm'>,
  folder: string,
  { files, readAs, by: origin, alongside }: FeedUpload,
): Promise<string> {
  const read = await Promise.all(
    files.map(async (file): Promise<ReadFile> => ({ ...file, ...(await findReading(folder, file, readAs)) })),
  );
  refuseTwoOfAKind(read);
  const hash = await hashOfAll(read);
  const name = read.map((each) => each.name).join(', ');
  const known = {
    files: read.map((each) => ({ name: each.name, kind: each.kind })),
    layout: read.find(({ layout }) => layout)?.layout ?? null,
  };
  const paths = read.map(({ path }) => path);
  await commitKnown(orm, async (within) => {
    await refuseTooMany(within);
    const isStored = await storeFeed(within, { hash, name, origin, state: 'uploaded', known, paths });
    if (!isStored) throw new Refusal(await describeSame(within, hash));
    await alongside(within, name);
  });
  return hash;
}

async function refuseTooMany(orm: Orm): Promise<void> {
  const isWaiting = inArray(feedFiles.state, [...waitingStates]);
  const [waiting] = await orm.select({ total: count() }).from(feedFiles).where(isWaiting);
  if (waiting && waiting.total >= maxWaiting)
    throw new Refusal(`${maxWaiting} files are waiting already. Accept or decline some of them first.`);
}

async function describeSame(orm: Orm, hash: string): Promise<string> {
  const [same] = await orm.select({ name: feedFiles.name }).from(feedFiles).where(eq(feedFiles.hash, hash));
  return `This file is waiting already, as ${same?.name ?? 'another one'}. You’ll find it below.`;
}

async function findReading(folder: string, file: ReceivedFile, readAs: string): Promise<FeedReading> {
  if (readAs === 'name') return chooseByContent(folder, file);
  const kind = feedKinds.find((each) => each === readAs);
  if (kind) return { kind: await requireKind(file, kind) };
  const layout = (await listLayouts(folder)).find((each) => `layout:${each.name}` === readAs);
  if (!layout) throw new Refusal('That layout is no longer there. Choose another one.');
  return { kind: layout.reads, layout };
}

/** The kind that was chosen. Throws `Refusal` when the columns of the file are those of another. */
async function requireKind({ name, path }: ReceivedFile, chosen: FeedKind): Promise<FeedKind> {
  const found = (await findKind(path, name)) ?? chosen;
  if (found === chosen) return chosen;
  throw new Refusal(
    `${name} has the columns of ${found}, not of ${chosen}. Choose that under “What’s in it?”.`,
  );
}

/** As files of the folder are read, with a refusal that fits the form. */
async function chooseByContent(folder: string, file: ReceivedFile): Promise<FeedReading> {
  try {
    return await chooseReading(folder, file);
  } catch (error) {
    if (!(error instanceof UnknownFeed)) throw error;
    throw new Refusal(
      `${file.name} doesn’t have our own columns, and no layout fits its name. Choose a layout under “What’s in it?”.`,
    );
  }
}

function refuseTwoOfAKind(read: readonly FeedReading[]): void {
  const twice = feedKinds.find((kind) => read.filter((each) => each.kind === kind).length > 1);
  if (twice) throw new Refusal(`Two of these files are ${twice}. Upload them one after the other.`);
  if (read.filter(({ layout }) => layout).length > 1)
    throw new Refusal('Two of these files need a layout. Upload them one after the other.');
}

/** Of a single file the hash that it would have in the feed folder, so that it is known there. */
async function hashOfAll(read: readonly ReadFile[]): Promise<string> {
  const hashes = await Promise.all(read.map(({ path, layout }) => hashOf(path, layout)));
  if (hashes.length === 1) return hashes.join();
  return createHash('sha256').update(hashes.toSorted().join()).digest('hex');
}
