import * as z from 'zod';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { choiceOf, optionalWebAddress, requiredText } from '#shared/enquiries/field-schemas.ts';
import { contactDetails, contactFields, withContact } from './contact-details.ts';

/** Kinds of work that a visitor may ask about; they are not vacancies. */
const roleAreas = {
  sales: 'Sales and account management',
  'customer-service': 'Customer service',
  operations: 'Orders, delivery and administration',
  finance: 'Finance and compliance',
  marketing: 'Marketing and content',
  technology: 'Technology',
  other: 'Something else',
} as const;

/** An application for work, although no vacancy is listed. */
export const careersEnquiry: EnquiryDefinition = {
  kind: 'careers',
  path: '/careers',
  name: 'application',
  title: 'Careers',
  description: 'Ask about working with us. Tell us what you do and what you’re looking for.',
  heading: 'Careers',
  introduction: [
    'We’ve no vacancies at the moment. If you’d still like to work with us, tell us what you do and what you’re looking for.',
  ],
  fields: [
    {
      kind: 'group',
      legend: 'The work',
      fields: [
        { kind: 'select', name: 'area', label: 'What kind of work?', choices: roleAreas },
        {
          kind: 'long-text',
          name: 'message',
          label: 'About you',
          hint: 'What you’ve done and what you’d like to do. Please leave out anything private, such as health or beliefs.',
          maxLength: 4000,
        },
        {
          kind: 'text',
          name: 'cv',
          label: 'Link to your CV or profile',
          hint: 'A page we can open without logging in.',
          maxLength: 1000,
          isOptional: true,
        },
      ],
    },
    contactFields,
  ],
  consents: [],
  submit: 'Send application',
  next: [
    'We read every application and reply the way you chose, even if we have nothing to offer.',
    'To have your application deleted, write to us and quote its reference.',
  ],
};

/** An application for work, although no vacancy is listed. */
export const careersSchema = withContact(
  z.object({
    area: choiceOf(roleAreas, 'Choose the kind of work.'),
    message: requiredText(4000, 'Tell us about yourself and the work you’re looking for.'),
    cv: optionalWebAddress('Enter an address such as https://www.example.co.uk/my-cv.'),
    ...contactDetails,
  }),
);
