import * as t from 'drizzle-orm/pg-core';
import type { SessionNotes, SignedIn } from './session.ts';

/** Sessions of the account area, where there is no Redis. Only the hash of the cookie's value is kept. */
export const sessions = t.pgTable(
  'sessions',
  {
    idHash: t.text('id_hash').primaryKey(),
    csrfToken: t.text('csrf_token').notNull(),
    /** Null while nobody has signed in. */
    accountId: t.text('account_id'),
    signedIn: t.jsonb('signed_in').$type<SignedIn>(),
    notes: t.jsonb().$type<SessionNotes>().notNull(),
    startedAt: t.timestamp('started_at', { withTimezone: true }).notNull(),
    usedAt: t.timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.index('sessions_account').on(table.accountId), t.index('sessions_used').on(table.usedAt)],
);

/** Secrets that all nodes share, as base64url; the first node that needs one makes it. */
export const sharedKeys = t.pgTable('shared_keys', {
  name: t.text().primaryKey(),
  value: t.text().notNull(),
  createdAt: t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
