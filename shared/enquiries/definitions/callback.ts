import { weekdayNames } from '#shared/contact/opening-times.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';

/** Day that stands for no day in particular. */
export const soonest = 'soonest';

/**
 * Request a callback. Days of the week rather than dates: what a stored page offers must still be true when it is read.
 * The page offers only those on which the phone is answered; see `callbackWithin`.
 */
export const callbackEnquiry: EnquiryDefinition = {
  kind: 'callback',
  path: '/request-callback',
  name: 'callback request',
  title: 'Request a callback',
  crumb: 'Request Callback',
  description:
    'Ask us to ring you about a lease: choose the day and the time that suit you, and we call the number that you give.',
  heading: 'Request a callback',
  introduction: ['Tell us when, and we will ring you. There is no charge, and no obligation.'],
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 100 },
    {
      kind: 'text',
      name: 'phone',
      label: 'Phone number',
      hint: 'The number that we should ring.',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      maxLength: 30,
    },
    {
      kind: 'select',
      name: 'day',
      label: 'Which day suits you?',
      choices: [
        { value: soonest, label: 'As soon as possible' },
        ...weekdayNames.map((name) => ({ value: name.toLowerCase(), label: name })),
      ],
    },
    {
      kind: 'radio',
      name: 'part',
      label: 'What time of day?',
      isOptional: true,
      choices: [
        { value: 'morning', label: 'Morning, before noon' },
        { value: 'afternoon', label: 'Afternoon, from noon' },
        { value: 'any', label: 'Any time' },
      ],
    },
    {
      kind: 'long-text',
      name: 'about',
      label: 'What is it about?',
      hint: 'A vehicle, a quote, or a question: it helps us to have the answer ready.',
      maxLength: 1000,
      isOptional: true,
    },
  ],
  consents: [],
  submit: 'Request callback',
  next: [
    'We’ll call the number you gave, in our opening hours and never on a bank holiday.',
    'If we miss you, we’ll try once more and leave a message if we can.',
    'We’ll only use your number for this call.',
  ],
};
