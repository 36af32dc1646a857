import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields } from './contact-details.ts';

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
export const careersEnquiry: EnquirySpec = {
  fields: [
    {
      kind: 'group',
      legend: 'The work',
      fields: [
        {
          kind: 'select',
          name: 'area',
          label: 'What kind of work?',
          choices: roleAreas,
          fault: 'Choose the kind of work.',
        },
        {
          kind: 'long-text',
          name: 'message',
          label: 'About you',
          hint: 'What you’ve done and what you’d like to do. Please leave out anything private, such as health or beliefs.',
          maxLength: 4000,
          fault: 'Tell us about yourself and the work you’re looking for.',
        },
        {
          kind: 'text',
          name: 'cv',
          label: 'Link to your CV or profile',
          format: 'web-address',
          hint: 'A page we can open without logging in.',
          maxLength: 1000,
          isOptional: true,
          fault: 'Enter an address such as https://www.example.co.uk/my-cv.',
        },
      ],
    },
    contactFields,
  ],
  server: {
    name: 'application',
    title: 'Careers',
    description: 'Ask about working with us. Tell us what you do and what you’re looking for.',
    heading: 'Careers',
    introduction: [
      'We’ve no vacancies at the moment. If you’d still like to work with us, tell us what you do and what you’re looking for.',
    ],
    consents: [],
    submit: 'Send application',
    next: [
      'We read every application and reply the way you chose, even if we have nothing to offer.',
      'To have your application deleted, write to us and quote its reference.',
    ],
    handling: { stored: 'careers' },
  },
};
