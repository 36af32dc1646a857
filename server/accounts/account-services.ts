import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import type { AccountApi } from './client/account-api.ts';
import type { SavedStore } from './saved/saved-store.ts';
import type { SessionStore } from './session/session.ts';

/** What the account area needs of the rest of the server. */
export interface AccountServices {
  readonly catalogue: Catalogue;
  readonly account: AccountApi;
  readonly sessions: SessionStore;
  /** The secret behind the cookies of visitors of whom nothing is stored: the same on all nodes. */
  readonly sessionKey: () => Promise<Uint8Array>;
  readonly limits: RateLimits;
  readonly saved: SavedStore;
  /** Mails wait in the outbox, so that no answer waits for a mail server. */
  readonly mail: Pick<MailOutbox, 'send'>;
}
