import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import type { EnquiryFields } from '#shared/enquiries/enquiry-fields.ts';

/** One line of the consent log. */
export interface ConsentRecord {
  readonly purpose: string;
  /** What the visitor read, word for word. */
  readonly wording: string;
  readonly isGiven: boolean;
}

/** An enquiry that has passed its schema. */
export interface NewEnquiry {
  readonly kind: EnquiryKind;
  /** Path and query of the page it was sent from: what it is about. */
  readonly page: string;
  /** The page that the visitor came from, as `toFromPage` gives it: what they were looking at. */
  readonly fromPage?: string | undefined;
  readonly fields: EnquiryFields;
  readonly consents: readonly ConsentRecord[];
  /** What was true when it was sent, such as the price of a quote. */
  readonly snapshot?: Readonly<Record<string, unknown>>;
  /** A robot may have sent it. */
  readonly isSuspected: boolean;
}

/** What the visitor is told of an enquiry that was stored; nothing personal. */
export interface EnquiryReceipt {
  readonly reference: string;
  readonly kind: EnquiryKind;
  readonly receivedAt: Date;
  readonly consents: readonly ConsentRecord[];
}

/** Enquiries, their consent log and their outbox. */
export interface EnquiryStore {
  /**
   * Stores an enquiry with its deliveries in one transaction; the same content sent again within a day gives the
   * receipt of the first. Once this resolves nothing is lost. Throws `UnavailableError` when the database is away.
   */
  store(enquiry: NewEnquiry): Promise<EnquiryReceipt>;
  findReceipt(reference: string): Promise<EnquiryReceipt | undefined>;
}
