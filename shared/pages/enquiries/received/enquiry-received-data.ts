import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';

/** Data of the page that confirms an enquiry; nothing personal. */
export interface EnquiryReceivedData {
  readonly kind: EnquiryKind;
  /** As in `LO-7F3K-9Q2M`. */
  readonly reference: string;
  /** As in "callback request". */
  readonly name: string;
  /** As in "21 November 2026 at 10.05am", by London's clocks. */
  readonly receivedAt: string;
  readonly next: readonly string[];
  readonly consents: readonly { readonly wording: string; readonly isGiven: boolean }[];
}
