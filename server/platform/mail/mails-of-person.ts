import { or } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { isNamedIn } from '#server/platform/person/email-address.ts';
import type { HeldSection } from '#server/platform/person/held-data.ts';
import { hasEmail, type Person } from '#server/platform/person/person.ts';
import { mailOutbox } from './mail-outbox-table.ts';
import { mailboxMessages } from './mailbox-table.ts';

/**
 * Emails to a person that wait to be sent, and those that the embedded mailbox keeps. Without their texts: these have
 * links and codes that still work, and the copy is made by staff.
 */
export async function loadHeldMails(orm: Orm, person: Person): Promise<readonly HeldSection[]> {
  const { recipient, subject, storedAt, expiresAt } = mailOutbox;
  return [
    {
      name: 'Emails waiting to be sent',
      tables: ['mail_outbox'],
      records: await orm
        .select({ recipient, subject, storedAt, expiresAt })
        .from(mailOutbox)
        .where(hasEmail(recipient, person)),
    },
    {
      name: 'Emails kept on this server',
      tables: ['mailbox_messages'],
      records: await orm
        .select({
          recipient: mailboxMessages.recipient,
          subject: mailboxMessages.subject,
          sentAt: mailboxMessages.sentAt,
        })
        .from(mailboxMessages)
        .where(hasEmail(mailboxMessages.recipient, person)),
    },
  ];
}

/** Drops emails that wait for the person, to be answered to them, or with their address in the text. */
export async function eraseMailsOf(orm: Orm, person: Person): Promise<number> {
  const { recipient, replyTo, text, mailId } = mailOutbox;
  if (person.email === undefined) return 0;
  const isOf = or(hasEmail(recipient, person), hasEmail(replyTo, person), isNamedIn(text, person.email));
  return (await orm.delete(mailOutbox).where(isOf).returning({ id: mailId })).length;
}
