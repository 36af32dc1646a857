import { and, eq, inArray, sql } from 'drizzle-orm';
import { listLayouts } from '#server/catalogue/unattended/choose-reading.ts';
import { listFeeds } from '#server/catalogue/unattended/decide-on-feed.ts';
import { readChunks } from '#server/catalogue/unattended/feed-content.ts';
import {
  type FeedRow,
  type FeedState,
  feedChunks,
  feedFiles,
  waitingStates,
} from '#server/catalogue/unattended/feed-tables.ts';
import type { Feeds } from '#server/catalogue/unattended/follow-feeds.ts';
import { type FeedUpload, takeUpload } from '#server/catalogue/unattended/take-upload.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isAway } from '#server/platform/database/database-faults.ts';
import type { UploadSizes } from './receive-feeds.ts';

/** A list of rejected rows that is kept. */
export interface KeptRejects {
  readonly hash: string;
  readonly file: number;
}

/** Feed files as staff see them, and what they do with them. */
export interface FeedDesk {
  /** Folder on this node for uploads while they arrive. */
  readonly workFolder: string;
  readonly sizes?: UploadSizes | undefined;
  /** Files that wait, or are being checked or imported, newest first. */
  listWaiting(): Promise<readonly FeedRow[]>;
  /** The latest files that have ended, newest first. */
  listEnded(): Promise<readonly FeedRow[]>;
  /** The layouts that a file may be read by. */
  listLayouts(): Promise<readonly { readonly name: string }[]>;
  /** Which of these files have lists of rejected rows. */
  listRejects(hashes: readonly string[]): Promise<readonly KeptRejects[]>;
  /** A list of rejected rows, as CSV compressed with gzip; nothing if there is none. */
  readRejects(kept: KeptRejects): AsyncGenerator<Uint8Array>;
  /** The file that made each of these versions. */
  listOfVersions(versions: readonly number[]): Promise<readonly FeedRow[]>;
  /** Stores an upload and checks it; `uploaded` still when that takes longer than a member waits. Throws `Refusal`. */
  upload(upload: FeedUpload): Promise<StoredUpload>;
  /** Goes on with what was uploaded or accepted, for as long as a member waits for a page. */
  settle(): Promise<void>;
}

/** An upload that is stored, and what is known of it so far. */
type StoredUpload = Pick<FeedRow, 'name' | 'state' | 'report'>;

interface FeedDeskParts {
  readonly database: Database;
  readonly feeds: Pick<Feeds, 'settle'>;
  /** Where the folder with layouts is. */
  readonly feedFolder: string;
  readonly workFolder: string;
  /** How long a page waits for a file to be checked or imported. */
  readonly patienceMs?: number;
  /** Other limits than the usual ones, for tests. */
  readonly sizes?: UploadSizes;
}

const ended: readonly FeedState[] = ['imported', 'rejected', 'declined', 'expired'];
const [waitingShown, endedShown] = [50, 15];

/** Opens what the page of feed files works with. */
export function createFeedDesk(parts: FeedDeskParts): FeedDesk {
  const { database, feeds, feedFolder, workFolder, patienceMs = 8_000 } = parts;
  const { orm } = database;
  return {
    workFolder,
    sizes: parts.sizes,
    listWaiting: () => listFeeds(database, waitingShown, waitingStates),
    listEnded: () => listFeeds(database, endedShown, ended),
    listLayouts: () => listLayouts(feedFolder),
    listRejects: (hashes) =>
      hashes.length === 0
        ? Promise.resolve([])
        : orm
            .selectDistinct({ hash: feedChunks.hash, file: feedChunks.file })
            .from(feedChunks)
            .where(and(eq(feedChunks.part, 'rejects'), inArray(feedChunks.hash, [...hashes])))
            .orderBy(feedChunks.file),
    readRejects: (kept) => readChunks(orm, { ...kept, part: 'rejects' }),
    listOfVersions: (versions) =>
      versions.length === 0
        ? Promise.resolve([])
        : orm
            .select()
            .from(feedFiles)
            .where(inArray(feedFiles.version, [...versions])),
    upload: async (upload) => {
      const hash = await takeUpload(database, feedFolder, upload);
      const stored = {
        name: upload.files.map(({ name }) => name).join(', '),
        state: 'uploaded',
        report: '',
      } as const;
      try {
        await feeds.settle(patienceMs);
        const [row] = await orm.select().from(feedFiles).where(eq(feedFiles.hash, hash));
        return row ?? stored;
      } catch (error) {
        // It is stored, and is checked once the database answers again.
        if (isAway(error)) return stored;
        throw error;
      }
    },
    settle: () => feeds.settle(patienceMs),
  };
}

/** How many files wait for staff. */
export async function countWaitingFeeds({ orm }: Pick<Database, 'orm'>): Promise<number> {
  const [row] = await orm
    .select({ total: sql<number>`count(*)::int` })
    .from(feedFiles)
    .where(eq(feedFiles.state, 'pending'));
  return row?.total ?? 0;
}
