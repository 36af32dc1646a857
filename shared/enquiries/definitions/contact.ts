import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields } from './contact-fields.ts';
import { marketingConsent } from './marketing-consent.ts';

/** The form on the contact page: a message with its topic, so that it reaches who can answer. */
export const contactEnquiry: EnquiryDefinition = {
  kind: 'contact',
  path: '/contact',
  name: 'enquiry',
  title: 'Contact us',
  crumb: 'Contact',
  description:
    'Ring us, ask for a callback or write to us: phone number, opening hours and a form that needs no phone number.',
  heading: 'Contact us',
  introduction: ['Ring, ask us to ring you, or write. You choose how we answer.'],
  fields: [
    {
      kind: 'select',
      name: 'topic',
      label: 'What is it about?',
      choices: [
        { value: 'new-lease', label: 'A new lease' },
        { value: 'quote', label: 'A quote that I have' },
        { value: 'order', label: 'An order' },
        { value: 'current-lease', label: 'A lease that I have' },
        { value: 'business', label: 'Business leasing or a fleet' },
        { value: 'website', label: 'This website' },
        { value: 'other', label: 'Something else' },
      ],
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
