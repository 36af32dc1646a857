import type { AccountServices } from '#server/accounts/account-parts.ts';
import type { ContentStore } from '#server/content/content-store.ts';
import type { EnquiryServices } from '#server/enquiries/receive/enquiry-services.ts';
import type { KeepMonths } from '#server/platform/config/keep-months.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Reviews } from '#server/reviews/reviews.ts';
import type { SearchProvider } from '#server/search/search-provider.ts';

/** Everything that pages and routes use: the services of each feature together. Tests pass their own. */
export interface Services extends AccountServices, EnquiryServices {
  readonly content: ContentStore;
  /** How long enquiries are kept: the privacy policy says so. */
  readonly keepMonths: KeepMonths;
  readonly log: Log;
  readonly reviews: Reviews;
  readonly search: SearchProvider;
}
