import type { AccountServices } from '#server/accounts/account-parts.ts';
import type { EnquiryServices } from '#server/enquiries/receive/enquiry-services.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { SearchProvider } from '#server/search/search-provider.ts';

/** What pages and routes can reach, put together of what each feature needs. Tests hand in their own. */
export interface Services extends AccountServices, EnquiryServices {
  readonly log: Log;
  readonly search: SearchProvider;
}
