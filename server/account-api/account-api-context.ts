import type { Orm } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import type { Passwords } from './credentials/passwords.ts';

/** What every call of the embedded account API works with. */
export interface AccountApiContext {
  readonly orm: Orm;
  readonly log: Log;
  /** Messages are stored here and sent later, so that no answer waits for a mail server. */
  readonly outbox: MailOutbox;
  /** Where the links in messages lead: scheme, host and port of the site. */
  readonly siteOrigin: string;
  /** No password may be made of it. */
  readonly siteName: string;
  /** The setting DEMONSTRATION_DATA: without it no demonstration customer is left. */
  readonly demonstrationData: boolean;
  readonly now: () => Date;
  readonly passwords: Passwords;
}
