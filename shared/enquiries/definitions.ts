import { callbackEnquiry } from './definitions/callback.ts';
import { complaintEnquiry } from './definitions/complaint.ts';
import { contactEnquiry } from './definitions/contact.ts';
import { dataProtectionComplaintEnquiry } from './definitions/data-protection-complaint.ts';
import { messageEnquiry } from './definitions/message.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';
import type { EnquiryKind } from './enquiry-kind.ts';

/** Every enquiry that has a page, by kind. */
export const enquiryDefinitions: Partial<Readonly<Record<EnquiryKind, EnquiryDefinition>>> = {
  callback: callbackEnquiry,
  message: messageEnquiry,
  contact: contactEnquiry,
  complaint: complaintEnquiry,
  'data-protection-complaint': dataProtectionComplaintEnquiry,
};
