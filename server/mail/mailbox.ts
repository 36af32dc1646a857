import { desc, lt } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { mailboxMessages } from '#server/database/schema/mailbox-table.ts';
import type { Mail, MailMessage } from './mail.ts';

/** A message that was kept, and when it was sent. */
export interface KeptMessage extends MailMessage {
  readonly sentAt: Date;
}

/** Mail that is kept for reading here instead of being delivered. */
export interface Mailbox extends Mail {
  /** The newest 200 messages, newest first. */
  listMessages(): Promise<readonly KeptMessage[]>;
}

const keptDays = 7;
const listed = 200;

/** The mailbox of a site without a mail server: a table, emptied of what is older than a week. */
export function createMailbox({ orm }: Pick<Database, 'orm'>): Mailbox {
  return {
    send: async (message) => {
      await orm.insert(mailboxMessages).values(toRow(message));
      const before = new Date(Date.now() - keptDays * 24 * 60 * 60 * 1000);
      await orm.delete(mailboxMessages).where(lt(mailboxMessages.sentAt, before));
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

function toRow({ to, subject, text, headers }: MailMessage): typeof mailboxMessages.$inferInsert {
  const lines =
    headers && Object.entries(headers).map(([name, value]) => [toOneLine(name), toOneLine(value)]);
  const row = { recipient: toOneLine(to), subject: toOneLine(subject), text };
  return lines ? { ...row, headers: Object.fromEntries(lines) } : row;
}

function toMessage(row: typeof mailboxMessages.$inferSelect): KeptMessage {
  const { recipient, subject, text, headers, sentAt } = row;
  return { to: recipient, subject, text, ...(headers && { headers }), sentAt };
}

/** Headers are one line: what a customer typed must not begin another. */
function toOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
