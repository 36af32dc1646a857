import type { EnquiryFields } from '#shared/enquiries/enquiry-fields.ts';
import type { EnquiryServices } from './enquiry-services.ts';

/** An enquiry that has passed its schema, before it is stored. */
interface SentEnquiry {
  readonly fields: EnquiryFields;
  /** Query of the page that it was sent from. */
  readonly search: URLSearchParams;
  /** Everything that was posted, hidden fields too; unchecked. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * What a kind of enquiry needs beside its fields: gives what is true now and has to be kept, or throws
 * `InvalidInputError` or `NotFoundError` when the enquiry cannot be taken.
 */
export type Prepare = (
  enquiry: SentEnquiry,
  services: EnquiryServices,
) => Promise<{ readonly snapshot?: Readonly<Record<string, unknown>> }>;
