import * as t from 'drizzle-orm/pg-core';

const moment = (name: string) => t.timestamp(name, { withTimezone: true });

/** Mails to be sent. A row is deleted once its mail is sent, because it contains links and codes that still work. */
export const mailOutbox = t.pgTable(
  'mail_outbox',
  {
    /** The same on every try; also the mail's `Message-ID`. */
    mailId: t.uuid('mail_id').primaryKey().defaultRandom(),
    /**
     * Null for a mail that is never sent. Such a mail is stored for an address without an account, so that the answer
     * takes as long as for an address with one.
     */
    recipient: t.text(),
    subject: t.text().notNull(),
    text: t.text().notNull(),
    replyTo: t.text('reply_to'),
    headers: t.jsonb().$type<Readonly<Record<string, string>>>(),
    storedAt: moment('stored_at').notNull().defaultNow(),
    /** From then on the mail is useless and is deleted, sent or not. */
    expiresAt: moment('expires_at').notNull(),
    attempts: t.integer().notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    /** Until then a node has claimed the mail. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [t.index('mail_outbox_expires_at').on(table.expiresAt)],
);
