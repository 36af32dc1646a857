import type { Database } from '#server/platform/database/database.ts';
import { type LoopbackServer, listenOnLoopback } from '#server/platform/http/listen-on-loopback.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { siteDate } from '#server/platform/time/site-clock.ts';
import { createAccountApi } from './create-account-api.ts';
import { createPasswords, type Passwords, passwordCost } from './credentials/passwords.ts';

export interface AccountApiOptions {
  readonly database: Database;
  readonly log: Log;
  /** Sends the messages; the embedded mailbox shows them at `/mailbox`. */
  readonly mail: Mail;
  readonly outbox: MailOutbox;
  /** Where the links in messages lead. */
  readonly siteOrigin: string;
  /** No password may be made of it. */
  readonly siteName: string;
  /** The setting DEMONSTRATION_DATA: without it no demonstration customer is left. */
  readonly demonstrationData: boolean;
  readonly now?: () => Date;
  /** How passwords are hashed; tests use a cheaper way. */
  readonly passwords?: Passwords;
}

/**
 * How long a call that derives a key may take here, in milliseconds: it waits for its turn, and the machine has other
 * work.
 */
export const embeddedDerivingMs = 10_000;

/** Starts the embedded account API on a free port that only this machine reaches. The tables must be there. */
export async function startAccountApi(options: AccountApiOptions): Promise<LoopbackServer> {
  const { database, log, mail, outbox, siteOrigin, siteName, demonstrationData } = options;
  const app = createAccountApi({
    orm: database.orm,
    log,
    mail,
    outbox,
    siteOrigin,
    siteName,
    demonstrationData,
    now: options.now ?? siteDate,
    passwords: options.passwords ?? createPasswords({ cost: passwordCost }),
  });
  return listenOnLoopback(app);
}
