import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields, marketingConsent } from './contact-details.ts';

/** Enter the competition that is configured. */
export const competitionEnquiry: EnquirySpec = {
  fields: [contactFields],
  server: {
    name: 'competition entry',
    title: 'Competition',
    description:
      'Our competition: what it is, when it closes and how to enter. One entry each, no purchase needed.',
    heading: 'Competition',
    introduction: ['One entry each. No purchase needed, and you don’t have to sign up for emails.'],
    consents: [
      {
        purpose: 'competition-terms',
        wording: 'I am 18 or over, I live in the UK and I accept the terms of this competition.',
        isRequired: true,
      },
      marketingConsent,
    ],
    submit: 'Enter the competition',
    next: ['Your entry is in. If there are winners, we’ll tell them the way they chose.'],
    handling: { stored: 'competition', isUnanswered: true },
  },
};
