import * as z from 'zod';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { requiredText } from '#shared/enquiries/field-schemas.ts';
import { contactDetails, contactFields, marketingConsent, withContact } from './contact-details.ts';

/** Leave a message. */
export const messageEnquiry: EnquiryDefinition = {
  kind: 'message',
  path: '/leave-a-message',
  name: 'message',
  title: 'Leave a message',
  description:
    'Write to us about a lease, a quote or anything else. We’ll reply by email or phone, whichever you choose.',
  heading: 'Leave a message',
  introduction: ['Write to us and we’ll reply the way you choose.'],
  fields: [{ kind: 'long-text', name: 'message', label: 'Your message', maxLength: 4000 }, contactFields],
  consents: [marketingConsent],
  submit: 'Send message',
  next: ['We read messages on working days and reply the way you chose.'],
};

/** Leave a message. */
export const messageSchema = withContact(
  z.object({ message: requiredText(4000, 'Write your message.'), ...contactDetails }),
);
