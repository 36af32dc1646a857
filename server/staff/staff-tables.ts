import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

const moment = (name: string) => t.timestamp(name, { withTimezone: true });

/** What was typed into a form, and the address of the page that shows it. */
export interface TypedForm {
  readonly page: string;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
}

/** Members of staff who are signed in, and sessions that have ended until they are swept. Only the hash of the cookie's value is kept. */
export const staffSessions = t.pgTable(
  'staff_sessions',
  {
    idHash: t.text('id_hash').primaryKey(),
    email: t.text().notNull(),
    csrfToken: t.text('csrf_token').notNull(),
    /** What the last form did, until a page has said so once. */
    notice: t.text(),
    /**
     * A form that was posted when the session had ended, for the member to send again: in the ended session's row until
     * the same member signs in with the same cookie, then in the new one's until the page has shown it.
     */
    typed: t.jsonb().$type<TypedForm>(),
    typedAt: moment('typed_at'),
    startedAt: moment('started_at').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [t.index('staff_sessions_email').on(table.email)],
);

/** Sign-ins that have begun: a link sent by email, or a visit to the provider. Each row works once. */
export const staffLinks = t.pgTable(
  'staff_links',
  {
    /** Hash of the key in the link, or of the state that the provider sends back. */
    keyHash: t.text('key_hash').primaryKey(),
    kind: t.text().$type<'mail' | 'provider'>().notNull(),
    /** Whose link it is; null for one that was asked for an unknown address and leads nowhere, and for a provider. */
    email: t.text(),
    /** What is checked when the provider answers: hash of the browser's cookie, nonce and PKCE verifier. */
    browserHash: t.text('browser_hash'),
    nonce: t.text(),
    verifier: t.text(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [t.index('staff_links_expires').on(table.expiresAt)],
);

/** Who of the staff did what and when. Names no customer: a thing is named by its reference or number. */
export const staffAudit = t.pgTable(
  'staff_audit',
  {
    entryId: t.integer('entry_id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** The member's email address. */
    who: t.text().notNull(),
    /** One of `auditActions`. */
    action: t.text().notNull(),
    /** Reference or number of what it was done to. */
    subject: t.text(),
  },
  (table) => [
    t.index('staff_audit_at').on(table.at),
    t.index('staff_audit_who').on(table.who, table.at),
    t.index('staff_audit_subject').on(table.subject).where(sql`subject is not null`),
  ],
);
