import * as z from 'zod';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { choiceOf, requiredText } from '#shared/enquiries/field-schemas.ts';
import { contactDetails, contactFields, marketingConsent, withContact } from './contact-details.ts';

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
export const contactEnquiry: EnquiryDefinition = {
  kind: 'contact',
  path: '/contact',
  name: 'enquiry',
  title: 'Contact us',
  crumb: 'Contact',
  description:
    'Call us, ask for a callback or write to us. Our phone number, opening hours and a form that doesn’t need your phone number.',
  heading: 'Contact us',
  introduction: ['Call us, ask for a callback, or write. You choose how we reply.'],
  fields: [
    {
      kind: 'select',
      name: 'topic',
      label: 'What is it about?',
      choices: topics,
    },
    { kind: 'long-text', name: 'message', label: 'Your message', maxLength: 4000 },
    contactFields,
  ],
  consents: [marketingConsent],
  submit: 'Send',
  next: [
    'Your message goes to the team who deal with its topic.',
    'They’ll reply on a working day, the way you chose.',
  ],
};

/** The form on the contact page. */
export const contactSchema = withContact(
  z.object({
    topic: choiceOf(topics, 'Choose what it is about.'),
    message: requiredText(4000, 'Write your message.'),
    ...contactDetails,
  }),
);
