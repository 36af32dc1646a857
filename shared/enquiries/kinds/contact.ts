import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields, marketingConsent } from './contact-details.ts';

const topics = {
  'new-lease': 'A new lease',
  quote: 'A quote I have',
  order: 'An order',
  'current-lease': 'A lease I have',
  business: 'Business leasing or a fleet',
  website: 'This website',
  other: 'Something else',
} as const;

/** The form on the contact page: a message with its topic, so that it reaches the team who can answer. */
export const contactEnquiry: EnquirySpec = {
  fields: [
    {
      kind: 'select',
      name: 'topic',
      label: 'What is it about?',
      choices: topics,
      fault: 'Choose what it is about.',
    },
    {
      kind: 'long-text',
      name: 'message',
      label: 'Your message',
      maxLength: 4000,
      fault: 'Write your message.',
    },
    contactFields,
  ],
  server: {
    name: 'enquiry',
    title: 'Contact us',
    crumb: 'Contact',
    description:
      'Call us, ask for a callback or write to us. Our phone number, opening hours and a form that doesn’t need your phone number.',
    heading: 'Contact us',
    introduction: ['Call us, ask for a callback, or write. You choose how we reply.'],
    consents: [marketingConsent],
    submit: 'Send',
    next: ['Your message goes to the team who deal with its topic.', 'They’ll reply the way you chose.'],
    handling: {
      stored: 'message',
      searchWords: 'contact us phone number e-mail email address opening hours help',
      isAboutViewedDeal: true,
    },
  },
};
