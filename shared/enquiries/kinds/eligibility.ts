import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { contactDetails, contactFields, marketingConsent, withContact } from './contact-details.ts';
import { eligibilityAnswersSchema, eligibilityQuestions } from './eligibility-questions.ts';

/** The answers of the eligibility checker, sent by a visitor who wants to talk about them. */
export const eligibilityEnquiry: EnquiryDefinition = {
  kind: 'eligibility',
  path: '/finance-eligibility-checker',
  name: 'eligibility check',
  title: 'Finance eligibility checker',
  description:
    'Nine questions show whether a lease is likely to be approved. No credit search, no contact details needed, and it won’t affect your credit score.',
  heading: 'Finance eligibility checker',
  introduction: [
    'Answer nine questions to see whether a funder is likely to approve you, and what would help.',
  ],
  fields: [eligibilityQuestions, contactFields],
  consents: [marketingConsent],
  submit: 'Send my answers',
  next: [
    'Someone will read your answers and tell you which leases are within reach, the way you chose.',
    'This still isn’t a credit search: there’s only one when you apply, and only if you agree to it.',
    'Answers that you send us are kept with your contact details for as long as our privacy policy says, then erased.',
  ],
};

/** The answers with contact details, which are asked for only when the visitor chooses to send them. */
export const eligibilitySchema = withContact(eligibilityAnswersSchema.extend(contactDetails));
