import { messageEnquiry } from './definitions/message.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';
import type { EnquiryKind } from './enquiry-kind.ts';

/** Every enquiry that has a page, by kind. */
export const enquiryDefinitions: Partial<Readonly<Record<EnquiryKind, EnquiryDefinition>>> = {
  message: messageEnquiry,
};
