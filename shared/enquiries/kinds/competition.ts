import * as z from 'zod';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { contactDetails, contactFields, marketingConsent, withContact } from './contact-details.ts';

/** Enter the competition that is configured. */
export const competitionEnquiry: EnquiryDefinition = {
  kind: 'competition',
  path: '/competition',
  name: 'competition entry',
  title: 'Competition',
  description:
    'Our competition: what it is, when it closes and how to enter. One entry each, no purchase needed.',
  heading: 'Competition',
  introduction: ['One entry each. No purchase needed, and you don’t have to sign up for emails.'],
  fields: [contactFields],
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
};

/** Enter the competition. */
export const competitionSchema = withContact(z.object(contactDetails));
