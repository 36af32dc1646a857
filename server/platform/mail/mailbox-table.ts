import * as t from 'drizzle-orm/pg-core';

/** Messages that the embedded mailbox keeps instead of delivering them. */
export const mailboxMessages = t.pgTable(
  'mailbox_messages',
  {
    messageId: t.integer('message_id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: t.text().notNull(),
    subject: t.text().notNull(),
    text: t.text().notNull(),
    /** Further headers by name; absent when there are none. */
    headers: t.jsonb().$type<Readonly<Record<string, string>>>(),
    sentAt: t.timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [t.index('mailbox_messages_sent_at').on(table.sentAt)],
);
