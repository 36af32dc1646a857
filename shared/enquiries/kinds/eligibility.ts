import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields, marketingConsent } from './contact-details.ts';
import { eligibilityQuestions } from './eligibility-questions.ts';

/** The answers of the eligibility checker, sent by a visitor who wants to talk about them. */
export const eligibilityEnquiry: EnquirySpec = {
  fields: [eligibilityQuestions, contactFields],
  server: {
    name: 'eligibility check',
    title: 'Finance eligibility checker',
    description:
      'Nine questions show whether a lease is likely to be approved. No credit search, no contact details needed, and it won’t affect your credit score.',
    heading: 'Finance eligibility checker',
    introduction: [
      'Answer nine questions to see whether a funder is likely to approve you, and what would help.',
    ],
    consents: [marketingConsent],
    submit: 'Send my answers',
    next: [
      'Someone will read your answers and tell you which leases are within reach, the way you chose.',
      'This still isn’t a credit search: there’s only one when you apply, and only if you agree to it.',
      'Answers that you send us are kept with your contact details for as long as our privacy policy says, then erased.',
    ],
    handling: { stored: 'eligibility', searchWords: 'credit check score approved' },
  },
};
