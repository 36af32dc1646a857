import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

/** A review score of a make or of one of its ranges. It belongs to no version, because it has its own date. */
export const reviewScores = t.pgTable(
  'review_scores',
  {
    makeSlug: t.text('make_slug').notNull(),
    /** Empty for the whole make. */
    rangeSlug: t.text('range_slug').notNull().default(''),
    source: t.text().notNull(),
    /** Tenths of a point out of 5. */
    scoreTenths: t.integer('score_tenths').notNull(),
    reviewCount: t.integer('review_count').notNull(),
    dated: t.date().notNull(),
    isDemonstration: t.boolean('is_demonstration').notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.makeSlug, table.rangeSlug, table.source] }),
    t.check('review_scores_score', sql`score_tenths between 0 and 50`),
    t.check('review_scores_count', sql`review_count >= 0`),
  ],
);
