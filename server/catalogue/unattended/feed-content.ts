import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { type FeedRow, feedChunks, feedFiles, freshEntry, keptStates } from './feed-tables.ts';

/** Which content: of the file at this place in `feed_files.files`, or the list of its rejected rows. */
export interface FeedPart {
  readonly hash: string;
  readonly part: 'content' | 'rejects';
  readonly file: number;
}

/** A file that came, or the files of an upload: what is known of it, and where its content is. */
export interface NewFeed extends Pick<FeedRow, 'hash' | 'name' | 'origin' | 'state'> {
  readonly known?: Partial<FeedRow>;
  readonly paths: readonly string[];
}

/**
 * Stores a new entry with its content, in place of what was known of the same content. False, with nothing stored, while
 * that is still on its way.
 */
export async function storeFeed(orm: Orm, { known, paths, ...entry }: NewFeed): Promise<boolean> {
  const row = { ...freshEntry, ...entry, ...known, takenAt: sql`now()` };
  const isOver = notInArray(feedFiles.state, [...keptStates]);
  const stored = await orm
    .insert(feedFiles)
    .values(row)
    .onConflictDoUpdate({ target: feedFiles.hash, set: row, setWhere: isOver })
    .returning({ hash: feedFiles.hash });
  if (stored.length === 0) return false;
  const { hash } = entry;
  for (const part of ['content', 'rejects'] as const) await dropContent(orm, { hash, part });
  for (const [file, path] of paths.entries()) await storeContent(orm, { hash, part: 'content', file }, path);
  return true;
}

/** Small enough for one statement beside others, large enough that 300 MB take hundreds of statements, not thousands. */
const chunkBytes = 512 * 1024;

/** Stores a file compressed, in place of what was stored under this name; never the whole of it in memory. */
export async function storeContent(orm: Orm, stored: FeedPart, path: string): Promise<void> {
  await dropContent(orm, stored);
  await pipeline(createReadStream(path), createGzip({ level: 3 }), async (source: AsyncIterable<Buffer>) => {
    let position = 0;
    for await (const bytes of inChunks(source)) {
      await orm.insert(feedChunks).values({ ...stored, position, bytes });
      position += 1;
    }
  });
}

async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for await (const bytes of source) {
    gathered.push(bytes);
    size += bytes.length;
    if (size < chunkBytes) continue;
    yield Buffer.concat(gathered);
    [gathered, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(gathered);
}

/** Writes stored content into a file. */
export function writeContent(orm: Orm, stored: FeedPart, path: string): Promise<void> {
  return pipeline(
    Readable.from(readChunks(orm, stored)),
    createGunzip(),
    createWriteStream(path, { mode: 0o640 }),
  );
}

/** Stored content, compressed with gzip; nothing when there is none. */
export async function* readChunks(orm: Orm, stored: FeedPart): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const isNext = and(isPart(stored), eq(feedChunks.position, position));
    const [chunk] = await orm.select({ bytes: feedChunks.bytes }).from(feedChunks).where(isNext);
    if (!chunk) return;
    yield chunk.bytes;
  }
}

/** Deletes stored content; of all files unless one is named. */
export async function dropContent(
  orm: Orm,
  stored: Omit<FeedPart, 'file'> & Partial<Pick<FeedPart, 'file'>>,
): Promise<void> {
  await orm.delete(feedChunks).where(isPart(stored));
}

function isPart({ hash, part, file }: Omit<FeedPart, 'file'> & Partial<Pick<FeedPart, 'file'>>) {
  return and(
    eq(feedChunks.hash, hash),
    eq(feedChunks.part, part),
    file === undefined ? undefined : eq(feedChunks.file, file),
  );
}
