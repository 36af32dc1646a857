import type { EnquiryStore, NewEnquiry } from '#server/enquiries/enquiry-store.ts';

/** An enquiry store in memory that takes every enquiry for a new one; `stored` lists them. */
export function memoryEnquiries(): EnquiryStore & { readonly stored: readonly NewEnquiry[] } {
  const stored: NewEnquiry[] = [];
  const referenceOf = (place: number) => `ENQ-TEST0-${String(place).padStart(5, '0')}`;
  const receiptOf = ({ kind, consents }: NewEnquiry, place: number) => ({
    kind,
    consents,
    reference: referenceOf(place),
    receivedAt: new Date('2026-11-20T09:30:00Z'),
  });
  return {
    stored,
    store: async (enquiry) => receiptOf(enquiry, stored.push(enquiry) - 1),
    findReceipt: async (reference) => {
      const place = stored.findIndex((_, index) => referenceOf(index) === reference);
      const enquiry = stored[place];
      return enquiry && receiptOf(enquiry, place);
    },
  };
}
