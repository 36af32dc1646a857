import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { dataComplaintStep } from '#shared/tax/law-in-words.ts';
import { writtenContactFields } from './contact-details.ts';

const topics = {
  copy: 'A copy of my data I asked for',
  correction: 'Data about me that is wrong',
  erasure: 'Data that I asked you to erase',
  marketing: 'Messages I didn’t want',
  security: 'Data that someone else has seen or could see',
  other: 'Something else',
} as const;

/**
 * A complaint about what we do with personal data. An electronic form, acknowledged in time: Data (Use and Access) Act
 * 2025, section 103, in force since 19 June 2026; checked 2026-11-20.
 */
export const dataProtectionComplaintEnquiry: EnquirySpec = {
  fields: [
    {
      kind: 'radio',
      name: 'about',
      label: 'What is it about?',
      choices: topics,
      fault: 'Choose what it is about.',
    },
    {
      kind: 'long-text',
      name: 'complaint',
      label: 'What happened?',
      hint: 'Please leave out passwords, bank and card details.',
      maxLength: 6000,
      fault: 'Tell us what happened.',
    },
    {
      kind: 'long-text',
      name: 'remedy',
      label: 'What should we do?',
      maxLength: 2000,
      isOptional: true,
    },
    writtenContactFields,
  ],
  server: {
    name: 'data protection complaint',
    title: 'Data protection complaint',
    description:
      'Complain about how we use your personal data: how soon we acknowledge it, and after us the Information Commissioner’s Office.',
    heading: 'Complain about how we use your data',
    introduction: [
      'Use this form if you think we’ve used your personal data wrongly, or haven’t done what you asked us to do with it.',
    ],
    consents: [],
    submit: 'Send complaint',
    next: [
      dataComplaintStep,
      'We’ll look into it without undue delay and keep you informed.',
      'We’ll tell you in writing what we found and what we’ve done.',
      'If you disagree, you can complain to the Information Commissioner’s Office. It’s free.',
    ],
    handling: { stored: 'complaint', searchWords: 'privacy personal data gdpr erase delete' },
  },
};
