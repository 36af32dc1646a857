import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import type { Price } from '#shared/deals/price.ts';

/** The deal that an enquiry asks for or refers to, as it was then. */
export interface ReceivedDeal {
  readonly vehicleName: string;
  /** Its page at the profile that was asked for. */
  readonly href?: string | undefined;
  /** Absent once the vehicle is no longer in the catalogue. */
  readonly image?: { readonly src: string; readonly alt: string };
  /** Absent when the price is on application. */
  readonly price?: Price;
  /** "36 months, 10,000 miles a year, …" */
  readonly profile: string;
  readonly isInsured: boolean;
  /** ISO date, the last day of the price. */
  readonly validUntil?: string | undefined;
}

/** Data of the page that confirms an enquiry; nothing personal. */
export interface EnquiryReceivedData {
  readonly kind: EnquiryKind;
  /** As in `LO-7F3K-9Q2M`. */
  readonly reference: string;
  /** As in "callback request". */
  readonly name: string;
  /** As in "21 November 2026 at 10.05am", by London's clocks. */
  readonly receivedAt: string;
  readonly deal?: ReceivedDeal;
  /** As in the enquiry's definition. */
  readonly dealHeading?: string | undefined;
  /** Whether the sender's account shows it. */
  readonly isInAccount: boolean;
  readonly next: readonly string[];
  readonly consents: readonly { readonly wording: string; readonly isGiven: boolean }[];
}
