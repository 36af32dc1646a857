import { sql } from 'drizzle-orm';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import type { MailMessage } from './mail.ts';
import { mailOutbox } from './mail-outbox-table.ts';

/** A mail to put into the outbox, which gives it an id. */
export interface OutgoingMail extends Omit<MailMessage, 'id'> {
  /** How long the mail is useful, usually as long as its link or code works. Three days if undefined. */
  readonly validMs?: number;
}

/** Stores mails that are sent soon after, so that no request waits for a mail server. */
export interface MailOutbox {
  /** Stores a mail. Once this resolves the mail will be sent, even after a crash, unless it is rejected or expires. */
  send(mail: OutgoingMail): Promise<void>;
  /** Stores a mail in a transaction of others; it is sent within seconds once that is committed. */
  storeWithin(orm: Orm, mail: OutgoingMail): Promise<void>;
  /**
   * Runs work in one transaction, by `commitKnown`, that also stores its mails: they are sent only once it is committed.
   */
  storeWith<Result>(work: (orm: Orm, store: StoreMail) => Promise<Result>): Promise<Result>;
}

/** Stores a mail. For undefined it does the same work, so that it takes as long, but no mail is sent. */
type StoreMail = (mail: OutgoingMail | undefined) => Promise<void>;

const usualValidMs = 3 * 24 * 60 * 60 * 1000;

interface OutboxParts {
  readonly database: Pick<Database, 'orm'>;
  /** Called once new mails are committed. */
  readonly onStored?: () => void;
}

/** The outbox in the database; `followMails` sends what is in it. */
export function createMailOutbox({ database: { orm }, onStored }: OutboxParts): MailOutbox {
  return {
    send: async (mail) => {
      await store(orm, mail);
      onStored?.();
    },
    storeWithin: store,
    storeWith: async (work) => {
      const result = await commitKnown(orm, (within) => work(within, (mail) => store(within, mail)));
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
