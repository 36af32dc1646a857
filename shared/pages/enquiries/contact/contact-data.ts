import type { OpeningTimes } from '#shared/contact/opening-times.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';

/** Data of the contact page. */
export interface ContactData extends EnquiryData {
  readonly openingTimes: OpeningTimes;
}
