import * as z from 'zod';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { choiceOf, optionalText, requiredText } from '#shared/enquiries/field-schemas.ts';
import { dataComplaintStep } from '#shared/tax/law-in-words.ts';
import { writtenContactDetails, writtenContactFields } from './written-contact.ts';

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
export const dataProtectionComplaintEnquiry: EnquiryDefinition = {
  kind: 'data-protection-complaint',
  path: '/data-protection-complaint',
  name: 'data protection complaint',
  title: 'Data protection complaint',
  description:
    'Complain about how we use your personal data: how soon we acknowledge it, and after us the Information Commissioner’s Office.',
  heading: 'Complain about how we use your data',
  introduction: [
    'Use this form if you think we’ve used your personal data wrongly, or haven’t done what you asked us to do with it.',
  ],
  fields: [
    {
      kind: 'radio',
      name: 'about',
      label: 'What is it about?',
      choices: topics,
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
    writtenContactFields,
  ],
  consents: [],
  submit: 'Send complaint',
  next: [
    dataComplaintStep,
    'We’ll look into it without undue delay and keep you informed.',
    'We’ll tell you in writing what we found and what we’ve done.',
    'If you disagree, you can complain to the Information Commissioner’s Office. It’s free.',
  ],
};

/** A complaint about what we do with personal data. */
export const dataProtectionComplaintSchema = z.object({
  about: choiceOf(topics, 'Choose what it is about.'),
  complaint: requiredText(6000, 'Tell us what happened.'),
  remedy: optionalText(2000),
  ...writtenContactDetails,
});
