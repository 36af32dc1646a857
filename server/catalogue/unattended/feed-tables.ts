import * as t from 'drizzle-orm/pg-core';

/** How a file that came by itself ended; `reading` while it is imported, and after the process was killed meanwhile. */
export const feedStates = ['reading', 'imported', 'pending', 'rejected', 'declined'] as const;
export type FeedState = (typeof feedStates)[number];

/** Files that came by themselves, so that each is imported once, whatever its name and on whatever node. */
export const feedFiles = t.pgTable('feed_files', {
  /** SHA-256 of the content and of the layout that it is read by: with a mended layout it is another file. */
  hash: t.text().primaryKey(),
  name: t.text().notNull(),
  state: t.text({ enum: feedStates }).notNull(),
  /** Where it came from, in words for people. */
  origin: t.text().notNull(),
  /** How often reading it began without an end. */
  tries: t.integer().notNull().default(0),
  /** Where it is kept below the feed folder, such as `done/20261122-063000-prices.xlsx`. */
  keptAs: t.text('kept_as').notNull().default(''),
  /** What became of it, as lines for people. */
  report: t.text().notNull().default(''),
  /** The version that it made. */
  version: t.integer(),
  takenAt: t.timestamp('taken_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: t.timestamp('ended_at', { withTimezone: true }),
});

/** What is known of the address that is fetched, by SHA-256 of it, as it may hold a password. */
export const feedFetches = t.pgTable('feed_fetches', {
  address: t.text().primaryKey(),
  etag: t.text(),
  lastModified: t.text('last_modified'),
  /** SHA-256 of what was fetched last. */
  contentHash: t.text('content_hash'),
  askedAt: t.timestamp('asked_at', { withTimezone: true }).notNull(),
  /** Why the last try failed; null after a good one. */
  fault: t.text(),
});
