import type { AccountServices } from '#server/accounts/account-parts.ts';
import type { CatalogueDesk } from '#server/catalogue-desk/catalogue-desk.ts';
import type { ContentStore } from '#server/content/content-store.ts';
import type { EnquiryServices } from '#server/enquiries/receive/enquiry-services.ts';
import type { KeepMonths } from '#server/platform/config/keep-months.ts';
import type { Orm } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { People } from '#server/platform/person/held-data.ts';
import type { Reviews } from '#server/reviews/reviews.ts';
import type { SearchProvider } from '#server/search/search-provider.ts';
import type { Staff } from '#server/staff/staff.ts';

/** Everything that pages and routes use: the services of each feature together. Tests pass their own. */
export interface Services extends AccountServices, EnquiryServices {
  readonly content: ContentStore;
  /** How long enquiries are kept: the privacy policy says so. */
  readonly keepMonths: KeepMonths;
  readonly log: Log;
  readonly reviews: Reviews;
  readonly search: SearchProvider;
  /** Absent where the settings name no member of staff. */
  readonly staff?: Staff | undefined;
  /** Exports and erases what is held of a person, in the transaction that it is given; for the staff site. */
  readonly peopleWithin?: (orm: Orm) => People;
  /** The catalogue, for the staff site. */
  readonly catalogueDesk?: CatalogueDesk;
  /** How this node is, for the staff site. */
  readonly health?: SiteHealth;
}

/** What the staff site says of the node that answers. */
export interface SiteHealth {
  readonly build: string;
  readonly startedAt: Date;
  /** The services outside this process, each with how long it has been away. */
  readonly listServices: () => readonly WatchedState[];
}

/** A service at the last check. `consequence` says what does not work without it. */
interface WatchedState {
  readonly name: string;
  readonly setting: string;
  readonly consequence: string;
  readonly awaySince?: Date;
}
