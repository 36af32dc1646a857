import type { z } from 'zod';
import type { EnquiryFields } from './enquiry-fields.ts';
import type { EnquiryKind } from './enquiry-kind.ts';
import { callbackSchema } from './schemas/callback.ts';
import { complaintSchema } from './schemas/complaint.ts';
import { contactSchema } from './schemas/contact.ts';
import { dataProtectionComplaintSchema } from './schemas/data-protection-complaint.ts';
import { messageSchema } from './schemas/message.ts';

/** What is checked of every enquiry, in the browser before it is sent and at the server's door. */
export const enquirySchemas: Partial<Readonly<Record<EnquiryKind, z.ZodType<EnquiryFields>>>> = {
  callback: callbackSchema,
  message: messageSchema,
  contact: contactSchema,
  complaint: complaintSchema,
  'data-protection-complaint': dataProtectionComplaintSchema,
};
