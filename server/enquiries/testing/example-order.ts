import type { DeliveryOrder, StoredEnquiry } from '#server/enquiries/enquiry-store.ts';

/** A message by Ada, as a channel gets it. */
export function exampleOrder(
  enquiry: Partial<StoredEnquiry> = {},
  order: Partial<DeliveryOrder> = {},
): DeliveryOrder {
  return {
    deliveryId: '0b2f6f0e-6a3e-4a58-9d27-0f9f3f6a1c11',
    channel: 'staff-mail',
    attempt: 1,
    consents: [
      { purpose: 'marketing-email', wording: 'You may also send me offers.', isGiven: false },
      { purpose: 'terms', wording: 'I have read the terms.', isGiven: true },
    ],
    ...order,
    enquiry: {
      reference: 'ENQ-7F3K9-Q2M4X',
      kind: 'message',
      fields: {
        message: 'Is the car still there?\nYour name: somebody else',
        name: 'Ada Example',
        reply: 'email',
        email: 'ada@example.com',
      },
      fromPage: null,
      snapshot: null,
      receivedAt: new Date('2026-07-01T11:05:00Z'),
      ...enquiry,
    },
  };
}
