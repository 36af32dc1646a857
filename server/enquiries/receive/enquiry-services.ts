import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { RateSources } from '#server/catalogue/rate-sources.ts';
import type { EnquiryStore } from '#server/enquiries/enquiry-store.ts';
import type { Marketing } from '#server/enquiries/marketing/marketing.ts';
import type { VehicleEnquiry } from '#server/enquiries/steps/vehicle-enquiry.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { EnquiryFields } from '#shared/enquiries/enquiry-fields.ts';
import type { Competition } from '#shared/pages/enquiries/competition/competition-data.ts';

/** Services that receiving an enquiry needs from the rest of the server. */
export interface EnquiryServices {
  readonly catalogue: Catalogue;
  readonly site: SiteIdentity;
  readonly limits: RateLimits;
  readonly enquiries: EnquiryStore;
  readonly marketing: Marketing;
  readonly rateSources: RateSources;
  /** DVLA's service; absent where no key for it is configured, and sellers then type in their vehicle's details. */
  readonly vehicleEnquiry?: VehicleEnquiry | undefined;
  /** Absent when no competition is held. */
  readonly competition?: Competition | undefined;
}

/** An enquiry that has passed its schema, before it is stored. */
interface SentEnquiry {
  readonly fields: EnquiryFields;
  /** Query of the page that it was sent from. */
  readonly search: URLSearchParams;
}

/**
 * Returns the facts to store with an enquiry's fields because they may change later, such as a price. Throws
 * `InvalidInputError`, `NotFoundError` or an `HttpError` that says why the enquiry cannot be taken.
 */
export type Prepare = (
  enquiry: SentEnquiry,
  services: EnquiryServices,
) => Promise<{ readonly snapshot?: Readonly<Record<string, unknown>> }>;
