import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields, marketingConsent } from './contact-details.ts';

/** Leave a message. */
export const messageEnquiry: EnquirySpec = {
  fields: [
    {
      kind: 'long-text',
      name: 'message',
      label: 'Your message',
      maxLength: 4000,
      fault: 'Write your message.',
    },
    contactFields,
  ],
  server: {
    name: 'message',
    title: 'Leave a message',
    description:
      'Write to us about a lease, a quote or anything else. We’ll reply by email or phone, whichever you choose.',
    heading: 'Leave a message',
    introduction: ['Write to us and we’ll reply the way you choose.'],
    consents: [marketingConsent],
    submit: 'Send message',
    next: ['We’ll read your message and reply the way you chose.'],
    handling: { stored: 'message', isAboutViewedDeal: true },
  },
};
