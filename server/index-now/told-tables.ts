import * as t from 'drizzle-orm/pg-core';

/** Every public page that search engines know of or were told of, with what it held then. */
export const toldPages = t.pgTable(
  'told_pages',
  {
    /** Its path and query. */
    page: t.text().primaryKey(),
    source: t.text().notNull(),
    digest: t.text().notNull(),
  },
  (table) => [t.index('told_pages_source').on(table.source)],
);

/** How far search engines have been told of a source of addresses. It has no row until its addresses are first noted. */
export const toldSources = t.pgTable('told_sources', {
  source: t.text().primaryKey(),
  /** The last edition of which everything was told. */
  edition: t.text().notNull(),
  /** A later edition that could not be told. */
  failedEdition: t.text('failed_edition'),
  tries: t.integer().notNull().default(0),
  nextTryAt: t.timestamp('next_try_at', { withTimezone: true }),
});
