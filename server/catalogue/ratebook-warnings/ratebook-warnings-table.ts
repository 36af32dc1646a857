import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

/** Warnings that staff have had, so that each is sent once, whatever number of nodes sees that a ratebook ends. */
export const ratebookWarnings = t.pgTable(
  'ratebook_warnings',
  {
    funder: t.text().notNull(),
    ratebookId: t.text('ratebook_id').notNull(),
    validTo: t.date('valid_to').notNull(),
    /** Days before the end from which this warning is due. */
    dueDays: t.integer('due_days').notNull(),
    storedAt: t.timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    t.primaryKey({ columns: [table.funder, table.ratebookId, table.validTo, table.dueDays] }),
    t.check('ratebook_warnings_due', sql`due_days in (14, 7, 1)`),
  ],
);
