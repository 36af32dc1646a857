import type { EnquiryStore, NewEnquiry } from '#server/enquiries/enquiry-store.ts';
import { readKeptDeal } from '#server/enquiries/kept-deal.ts';

/** An enquiry store in memory that takes every enquiry for a new one; `stored` lists them. */
export function memoryEnquiries(): EnquiryStore & { readonly stored: readonly NewEnquiry[] } {
  const stored: NewEnquiry[] = [];
  const referenceOf = (place: number) => `ENQ-TEST0-${String(place).padStart(5, '0')}`;
  const receivedAt = new Date('2026-11-20T09:30:00Z');
  const dealOf = ({ snapshot }: NewEnquiry) => readKeptDeal(snapshot ?? null).deal;
  const receiptOf = (enquiry: NewEnquiry, place: number) => {
    const { kind, consents, accountId } = enquiry;
    const deal = dealOf(enquiry);
    const receipt = { kind, consents, reference: referenceOf(place), receivedAt };
    return { ...receipt, ...(deal && { deal }), isInAccount: accountId !== undefined };
  };
  return {
    stored,
    store: async (enquiry) => receiptOf(enquiry, stored.push(enquiry) - 1),
    findReceipt: async (reference) => {
      const place = stored.findIndex((_, index) => referenceOf(index) === reference);
      const enquiry = stored[place];
      return enquiry && receiptOf(enquiry, place);
    },
    listQuoteRequests: async (accountId) =>
      stored.flatMap((enquiry, place) => {
        const deal = enquiry.accountId === accountId ? dealOf(enquiry) : undefined;
        return deal ? [{ reference: referenceOf(place), receivedAt, deal }] : [];
      }),
  };
}
