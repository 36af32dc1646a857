import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { writtenContact } from './written-contact.ts';

/**
 * A complaint about what we do with personal data. An electronic form, acknowledged within 30 days: Data (Use and
 * Access) Act 2025, section 103, in force since 19 June 2026; checked 2026-11-20.
 */
export const dataProtectionComplaintEnquiry: EnquiryDefinition = {
  kind: 'data-protection-complaint',
  path: '/data-protection-complaint',
  name: 'data protection complaint',
  title: 'Data protection complaint',
  description:
    'Complain about how we use your personal data: acknowledged within 30 days, and the Information Commissioner’s Office after that.',
  heading: 'Complain about how we use your data',
  introduction: [
    'Use this form if you think that we have used your personal data wrongly, or have not done what you asked us to do with it.',
  ],
  fields: [
    {
      kind: 'radio',
      name: 'about',
      label: 'What is it about?',
      choices: [
        { value: 'copy', label: 'A copy of my data that I asked for' },
        { value: 'correction', label: 'Data about me that is wrong' },
        { value: 'erasure', label: 'Data that I asked you to erase' },
        { value: 'marketing', label: 'Messages that I did not want' },
        { value: 'security', label: 'Data that somebody else has seen or could see' },
        { value: 'other', label: 'Something else' },
      ],
    },
    {
      kind: 'long-text',
      name: 'complaint',
      label: 'What happened?',
      hint: 'Please leave out passwords, bank and card details.',
      maxLength: 6000,
    },
    {
      kind: 'long-text',
      name: 'remedy',
      label: 'What should we do?',
      maxLength: 2000,
      isOptional: true,
    },
    writtenContact,
  ],
  consents: [],
  submit: 'Send complaint',
  next: [
    'We’ll acknowledge your complaint within 30 days.',
    'We’ll look into it without undue delay and keep you informed.',
    'We’ll tell you in writing what we found and what we’ve done.',
    'If you disagree, you can complain to the Information Commissioner’s Office. It’s free.',
  ],
};
