import type { OpeningTimes } from '#shared/contact/opening-times.ts';
import type { Ratings } from '#shared/contracts/ratings.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';

/** Data of the contact page. */
export interface ContactData extends EnquiryData {
  readonly openingTimes: OpeningTimes;
  /** Ratings of the firm; absent until they are configured. */
  readonly ratings?: Ratings | undefined;
}
