import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { RateSources } from '#server/catalogue/rate-sources.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { Competition } from '#shared/pages/enquiries/competition/competition-data.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import type { VehicleEnquiry } from './steps/vehicle-enquiry.ts';

/** What taking an enquiry needs of the rest of the server. */
export interface EnquiryServices {
  readonly catalogue: Catalogue;
  readonly site: SiteIdentity;
  readonly limits: RateLimits;
  readonly enquiries: EnquiryStore;
  readonly rateSources: RateSources;
  /** Absent where there is no key for it: sellers type their vehicle in. */
  readonly vehicleEnquiry?: VehicleEnquiry | undefined;
  /** Absent when none is held. */
  readonly competition?: Competition | undefined;
}
