import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import type { EnquiryFields } from '#shared/enquiries/enquiry-fields.ts';
import type { KeptDeal } from './kept-deal.ts';

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
  /** Path and query of the page it was sent from, which say what it is about. */
  readonly page: string;
  /** The page that the visitor came from, as `toFromPage` gives it. */
  readonly fromPage?: string | undefined;
  readonly fields: EnquiryFields;
  /** The account that its sender was signed in to; only of a kind that the account shows. */
  readonly accountId?: string | undefined;
  readonly consents: readonly ConsentRecord[];
  /** Facts at the time it was sent, such as the price of a quote. */
  readonly snapshot?: Readonly<Record<string, unknown>>;
  /** True when a robot may have sent it. */
  readonly isSuspected: boolean;
}

/** The receipt of a stored enquiry that the visitor sees; nothing personal. */
export interface EnquiryReceipt {
  readonly reference: string;
  readonly kind: EnquiryKind;
  readonly receivedAt: Date;
  readonly consents: readonly ConsentRecord[];
  /** The deal that it asks for, as it was then; absent for enquiries about none, and once erased. */
  readonly deal?: KeptDeal;
  /** Whether its sender was signed in, so that the account shows it. */
  readonly isInAccount: boolean;
}

/** A quote that a signed-in customer asked for. */
export interface QuoteRequest {
  readonly reference: string;
  readonly receivedAt: Date;
  readonly deal: KeptDeal;
}

/** Enquiries, their consent log and their outbox. */
export interface EnquiryStore {
  /**
   * Stores an enquiry with its deliveries in one transaction; the same content sent again within a day gives the
   * receipt of the first. Once this resolves the enquiry is safe. Throws `UnavailableError` when the database is away.
   */
  store(enquiry: NewEnquiry): Promise<EnquiryReceipt>;
  findReceipt(reference: string): Promise<EnquiryReceipt | undefined>;
  /** The quotes that were asked for from this account, newest first, 50 at most. */
  listQuoteRequests(accountId: string): Promise<readonly QuoteRequest[]>;
}

/** A way in which an enquiry is delivered; one row of the outbox each. */
export type Channel = 'staff-mail' | 'visitor-mail' | 'webhook';

/** An enquiry as it was stored: of any kind that the site has or has had. */
export interface StoredEnquiry {
  readonly reference: string;
  readonly kind: string;
  /** Path of the page that the visitor came from. */
  readonly fromPage: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly snapshot: Readonly<Record<string, unknown>> | null;
  readonly receivedAt: Date;
}

/** One delivery of an enquiry, with all that a channel needs for it. */
export interface DeliveryOrder {
  /** The same on every try, so that a receiver can tell a repeated delivery from a new one. */
  readonly deliveryId: string;
  readonly channel: Channel;
  /** 1 on the first try. */
  readonly attempt: number;
  readonly enquiry: StoredEnquiry;
  readonly consents: readonly ConsentRecord[];
}

/** The visitor's email address: every form that asks for one calls its field `email`. */
export function findEmail(fields: Readonly<Record<string, unknown>>): string | undefined {
  const { email } = fields;
  return typeof email === 'string' && email !== '' ? email : undefined;
}
