import { sql } from 'drizzle-orm';
import type { Database, Orm } from '#server/platform/database/database.ts';
import type { MailMessage } from './mail.ts';
import { mailOutbox } from './mail-outbox-table.ts';

/** A mail for the outbox, which gives it its id. */
export interface OutgoingMail extends Omit<MailMessage, 'id'> {
  /** How long it is worth sending: as long as its link or code works. Three days when left out. */
  readonly validMs?: number;
}

/** Mails that are sent soon after they are stored, so that nobody waits for a mail server. */
export interface MailOutbox {
  /** Stores a mail. Resolving means that it will be sent, also after a crash, unless it is refused or runs out. */
  send(mail: OutgoingMail): Promise<void>;
  /**
   * Runs work in one transaction and stores its mails with it: they are sent once all of it is committed, and never
   * otherwise.
   */
  storeWith<Result>(work: (orm: Orm, store: StoreMail) => Promise<Result>): Promise<Result>;
}

/** Stores a mail; without one, as much work is done and nobody gets anything. */
type StoreMail = (mail: OutgoingMail | undefined) => Promise<void>;

const usualValidMs = 3 * 24 * 60 * 60 * 1000;

interface OutboxParts {
  readonly database: Pick<Database, 'orm'>;
  /** Told of new mails once they are committed. */
  readonly onStored?: () => void;
}

/** The outbox in the database; `followMails` sends what is in it. */
export function createMailOutbox({ database: { orm }, onStored }: OutboxParts): MailOutbox {
  return {
    send: async (mail) => {
      await store(orm, mail);
      onStored?.();
    },
    storeWith: async (work) => {
      const result = await orm.transaction((within) => work(within, (mail) => store(within, mail)));
      onStored?.();
      return result;
    },
  };
}

const nobody: OutgoingMail = { to: '', subject: '', text: '', validMs: 0 };

async function store(orm: Orm, mail: OutgoingMail | undefined): Promise<void> {
  const { to, subject, text, replyTo, headers, validMs = usualValidMs } = mail ?? nobody;
  await orm.insert(mailOutbox).values({
    recipient: mail ? to : null,
    subject,
    text,
    replyTo: replyTo ?? null,
    headers: headers ?? null,
    expiresAt: sql`now() + ${validMs} * interval '1 millisecond'`,
  });
}
