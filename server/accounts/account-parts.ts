import type { AccountApi } from '#server/accounts/client/account-api.ts';
import type { SavedStore } from '#server/accounts/saved/saved-store.ts';
import type { SessionStore } from '#server/accounts/session/session.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import type { OwnData } from '#server/platform/person/own-data.ts';
import type { Clock } from '#server/platform/time/clock.ts';

/** Services and settings that the account area gets from the rest of the server. */
export interface AccountServices {
  readonly catalogue: Catalogue;
  readonly account: AccountApi;
  readonly sessions: SessionStore;
  /** The secret that signs the cookies of visits; the same on all nodes. */
  readonly sessionKey: () => Promise<Uint8Array>;
  readonly limits: RateLimits;
  readonly saved: SavedStore;
  readonly ownData: OwnData;
  /** Mails wait in the outbox, so that no answer waits for a mail server. */
  readonly mail: Pick<MailOutbox, 'send'>;
}

/** The parts from which the routes of the account area are made. */
export interface AccountParts {
  readonly config: Pick<Config, 'siteOrigin' | 'identity'>;
  readonly services: AccountServices;
  readonly clock?: Clock;
}
