import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { type Mail, type MailMessage, toOneLine } from './mail.ts';
import { mailboxMessages } from './mailbox-table.ts';

/** A stored message, and when it was sent. */
export interface KeptMessage extends MailMessage {
  readonly sentAt: Date;
}

/** Mail that is stored, to be read on this site, instead of delivered. */
export interface Mailbox extends Mail {
  /** The newest 200 messages, newest first. */
  listMessages(): Promise<readonly KeptMessage[]>;
}

/** Whether mail is stored here instead of delivered. */
export function isMailbox(mail: Mail): mail is Mailbox {
  return 'listMessages' in mail;
}

/** How many days the embedded mailbox keeps a message. */
export const mailboxDays = 7;
const listed = 200;
const idHeader = 'Message-ID';

/** The mailbox of a site without a mail server: a table that keeps messages for a week. */
export function createMailbox({ orm }: Pick<Database, 'orm'>): Mailbox {
  return {
    send: async (message) => {
      if (await isKept(orm, message)) return;
      await orm.insert(mailboxMessages).values(toRow(message));
    },
    listMessages: async () => {
      const rows = await orm
        .select()
        .from(mailboxMessages)
        .orderBy(desc(mailboxMessages.messageId))
        .limit(listed);
      return rows.map(toMessage);
    },
  };
}

/** Deletes messages that have been kept long enough. Returns how many. */
export async function eraseOldMessages(orm: Orm): Promise<number> {
  const old = lt(mailboxMessages.sentAt, sql`now() - make_interval(days => ${mailboxDays})`);
  return (await orm.delete(mailboxMessages).where(old).returning({ id: mailboxMessages.messageId })).length;
}

/**
 * Whether a message with this id is stored already: it is sent again if the sender did not learn that it was stored.
 */
async function isKept(orm: Orm, { id }: MailMessage): Promise<boolean> {
  if (id === undefined) return false;
  const hasId = eq(sql`${mailboxMessages.headers} ->> ${idHeader}`, id);
  return (await orm.select({ one: sql`1` }).from(mailboxMessages).where(hasId).limit(1)).length > 0;
}

function toRow({ to, subject, text, ...rest }: MailMessage): typeof mailboxMessages.$inferInsert {
  const lines = Object.entries({
    ...rest.headers,
    ...(rest.replyTo !== undefined && { 'Reply-To': rest.replyTo }),
    ...(rest.id !== undefined && { [idHeader]: rest.id }),
  }).map(([name, value]) => [toOneLine(name), toOneLine(value)]);
  const row = { recipient: toOneLine(to), subject: toOneLine(subject), text };
  return lines.length > 0 ? { ...row, headers: Object.fromEntries(lines) } : row;
}

function toMessage(row: typeof mailboxMessages.$inferSelect): KeptMessage {
  const { recipient, subject, text, headers, sentAt } = row;
  return { to: recipient, subject, text, ...(headers && { headers }), sentAt };
}
