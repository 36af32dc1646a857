import * as t from 'drizzle-orm/pg-core';
import type { Layout } from '#server/catalogue/import/layout/layout.ts';
import type { VersionReport } from '#server/catalogue/version-report.ts';
import { bytea } from '#server/platform/database/bytea.ts';

/** Name of the lock under which one node at a time takes, checks and imports files. */
export const feedLock = 'feed intake';

/**
 * Where a file is on its way. `reading` until one that came by itself is imported, or has to wait because it looks wrong;
 * `uploaded` until one of staff has been checked; `pending` while it waits for staff; `accepted` until it is imported;
 * `expired` when nobody decided for too long.
 */
export const feedStates = [
  'reading',
  'uploaded',
  'pending',
  'accepted',
  'imported',
  'rejected',
  'declined',
  'expired',
] as const;

/** One of these states. */
export type FeedState = (typeof feedStates)[number];

/** States in which the site, not a member of staff, has to do something. */
export const unsettledStates = ['reading', 'uploaded', 'accepted'] as const satisfies readonly FeedState[];

/** States in which a file waits, and staff are shown it. */
export const waitingStates = ['uploaded', 'pending', 'accepted'] as const satisfies readonly FeedState[];

/** States in which the content of a file is kept. */
export const keptStates = ['reading', ...waitingStates] as const;

/** What a file may hold. */
export const feedKinds = ['vehicles', 'rates', 'stock'] as const;

/** What a file holds. */
export type FeedKind = (typeof feedKinds)[number];

/** A file whose content is kept in the database until it is imported or given up. */
export interface KeptFeedFile {
  readonly name: string;
  readonly kind: FeedKind;
}

/** What an import would change, or has changed. */
export interface FeedOutcome extends Omit<VersionReport, 'confirmed'> {
  /** What looks wrong, as sentences: staff have to confirm it. */
  readonly findings: readonly string[];
  readonly isDemonstrationReplaced: boolean;
}

const moment = (name: string) => t.timestamp(name, { withTimezone: true });

/** Files that came by themselves or were uploaded, so that each is imported once, whatever its name and on whatever node. */
export const feedFiles = t.pgTable('feed_files', {
  /** SHA-256 of the content and of the layout that it is read by: with a mended layout it is another file. */
  hash: t.text().primaryKey(),
  name: t.text().notNull(),
  state: t.text({ enum: feedStates }).notNull(),
  /** Where it came from, in words for people; of an upload who uploaded it. */
  origin: t.text().notNull(),
  /** How often reading it began without an end. */
  tries: t.integer().notNull().default(0),
  /** The feed folder that it came into; empty for an upload. */
  folder: t.text().notNull().default(''),
  /** The name that it gets there, with the time it was taken: `20261122-063000-prices.xlsx`. Empty for an upload. */
  keptAs: t.text('kept_as').notNull().default(''),
  /** What became of it, as lines for people. */
  report: t.text().notNull().default(''),
  /** The version that it made. */
  version: t.integer(),
  takenAt: moment('taken_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
  /** The files whose content `feed_chunks` holds or held; null where it never did. */
  files: t.jsonb().$type<readonly KeptFeedFile[]>(),
  /** How the file is laid out, if it is a funder's own: kept, because another node may lack the layout. */
  layout: t.jsonb().$type<Layout>(),
  /** What it would change or has changed; null until that is known. */
  outcome: t.jsonb().$type<FeedOutcome>(),
  /** Why it waits again after it was accepted; empty otherwise. */
  note: t.text().notNull().default(''),
  /** The member of staff who accepted or declined it, and why. */
  decidedBy: t.text('decided_by').notNull().default(''),
  decisionReason: t.text('decision_reason').notNull().default(''),
  /** Whether what looks wrong was confirmed. */
  isConfirmed: t.boolean('is_confirmed').notNull().default(false),
});

/** A feed file as it is stored. */
export type FeedRow = typeof feedFiles.$inferSelect;

/** Where a file of the folder is kept below it, such as `done/20261122-063000-prices.xlsx`. */
export function placeOf({ state, keptAs }: Pick<FeedRow, 'state' | 'keptAs'>): string {
  if (state === 'imported') return `done/${keptAs}`;
  const isOver = state === 'rejected' || state === 'declined' || state === 'expired';
  return `${isOver ? 'rejected' : 'pending'}/${keptAs}`;
}

/** What an entry has before anything is known of its file, also where the same content came before. */
export const freshEntry = {
  folder: '',
  keptAs: '',
  tries: 0,
  report: '',
  version: null,
  endedAt: null,
  files: null,
  layout: null,
  outcome: null,
  note: '',
  decidedBy: '',
  decisionReason: '',
  isConfirmed: false,
} satisfies Partial<FeedRow>;

/**
 * Content of files that wait, and lists of rejected rows, compressed and in pieces, so that every node can read them.
 */
export const feedChunks = t.pgTable(
  'feed_chunks',
  {
    hash: t.text().notNull(),
    part: t.text({ enum: ['content', 'rejects'] }).notNull(),
    /** Which of `feed_files.files`, from 0. */
    file: t.integer().notNull(),
    /** Order of the pieces, from 0. */
    position: t.integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.hash, table.part, table.file, table.position] })],
);

/** What is known of the address that is fetched, by SHA-256 of it, as it may hold a password. */
export const feedFetches = t.pgTable('feed_fetches', {
  address: t.text().primaryKey(),
  etag: t.text(),
  lastModified: t.text('last_modified'),
  /** SHA-256 of what was fetched last. */
  contentHash: t.text('content_hash'),
  askedAt: moment('asked_at').notNull(),
  /** Why the last try failed; null after a good one. */
  fault: t.text(),
});
