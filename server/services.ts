import type { Competition } from '#shared/pages/enquiries/competition/competition-data.ts';
import type { SiteIdentity } from '#shared/routes/page.ts';
import type { RateLimits } from './account-proxy/limits/rate-limits.ts';
import type { SessionStore } from './account-proxy/session/session.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { RateSources } from './catalogue/rate-sources.ts';
import type { EnquiryStore } from './enquiries/enquiry-store.ts';
import type { Log } from './log.ts';
import type { MailOutbox } from './mail/mail-outbox.ts';
import type { SavedStore } from './saved/saved-store.ts';
import type { SearchProvider } from './search/search-provider.ts';
import type { AccountApi } from './upstream/account-api.ts';
import type { VehicleEnquiry } from './upstream/vehicle-enquiry.ts';

/** What loaders and routers can reach. Tests hand in their own. */
export interface Services {
  readonly catalogue: Catalogue;
  readonly site: SiteIdentity;
  readonly log: Log;
  readonly account: AccountApi;
  readonly sessions: SessionStore;
  /** The secret behind the cookies of visitors of whom nothing is stored: the same on all nodes. */
  readonly sessionKey: () => Promise<Uint8Array>;
  readonly limits: RateLimits;
  readonly saved: SavedStore;
  /** Mails wait in the outbox, so that no answer waits for a mail server. */
  readonly mail: Pick<MailOutbox, 'send'>;
  readonly enquiries: EnquiryStore;
  readonly rateSources: RateSources;
  /** Absent where there is no key for it: sellers type their vehicle in. */
  readonly vehicleEnquiry?: VehicleEnquiry | undefined;
  /** Absent when none is held. */
  readonly competition?: Competition | undefined;
  readonly search: SearchProvider;
}
