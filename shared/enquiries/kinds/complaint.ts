import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { finalResponseStep, ombudsmanStep } from '#shared/tax/law-in-words.ts';
import { writtenContactFields } from './contact-details.ts';

/**
 * A complaint about us. Acknowledged promptly, answered within the time of the law, then the Financial Ombudsman Service:
 * FCA Handbook DISP 1.6, checked 2026-11-20.
 */
export const complaintEnquiry: EnquirySpec = {
  fields: [
    {
      kind: 'long-text',
      name: 'complaint',
      label: 'What went wrong?',
      hint: 'What happened, and when. Please leave out bank and card details.',
      maxLength: 6000,
      fault: 'Tell us what went wrong.',
    },
    {
      kind: 'long-text',
      name: 'remedy',
      label: 'What would put it right?',
      maxLength: 2000,
      isOptional: true,
    },
    {
      kind: 'text',
      name: 'number',
      label: 'Quote, order or agreement number',
      hint: 'If your complaint is about one and you have the number.',
      maxLength: 60,
      isOptional: true,
    },
    writtenContactFields,
  ],
  server: {
    name: 'complaint',
    title: 'Complaints',
    description:
      'How to complain and what happens next: how soon you have our final response, then the free Financial Ombudsman Service.',
    heading: 'Make a complaint',
    introduction: [
      'If something went wrong, tell us. It’s free, and it won’t affect your lease.',
      'Use this form or call us, whichever you prefer. We’ll deal with it in the same way.',
    ],
    consents: [],
    submit: 'Send complaint',
    next: [
      'We’ll acknowledge your complaint promptly, in writing, and say who is dealing with it.',
      'We’ll look into it and keep you informed.',
      finalResponseStep,
      ombudsmanStep,
    ],
    handling: { stored: 'complaint', searchWords: 'complain complaint ombudsman unhappy' },
  },
};
