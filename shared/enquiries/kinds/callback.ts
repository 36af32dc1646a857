import type { OpeningTimes } from '#shared/contact/opening-times.ts';
import type { FieldSpec } from '#shared/contracts/field-spec.ts';
import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { nameField, phoneField } from './contact-details.ts';

/** Value of the choice to be called on any day, as soon as possible. */
export const soonest = 'soonest';

/** `soonest`, then the days in the order of their numbers: Monday is 1. */
const days = {
  [soonest]: 'As soon as possible',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

const parts = {
  morning: 'Morning, before noon',
  afternoon: 'Afternoon, from noon',
  any: 'Any time',
} as const;

/**
 * Request a callback. Offers days of the week and not dates, because a stored page may be read days later.
 * The page offers only those on which the phone is answered; see `callbackWithin`.
 */
export const callbackEnquiry: EnquirySpec = {
  fields: [
    nameField,
    phoneField({ hint: 'The number you’d like us to call.' }),
    {
      kind: 'select',
      name: 'day',
      label: 'Which day suits you?',
      choices: days,
      fault: 'Choose a day, or as soon as possible.',
    },
    {
      kind: 'radio',
      name: 'part',
      label: 'What time of day?',
      isOptional: true,
      choices: parts,
    },
    {
      kind: 'long-text',
      name: 'about',
      label: 'What is it about?',
      hint: 'A vehicle, a quote or a question. It helps us have the answer ready.',
      maxLength: 1000,
      isOptional: true,
    },
  ],
  server: {
    name: 'callback request',
    title: 'Request a callback',
    crumb: 'Request Callback',
    description:
      'Ask us to call you about a lease. Choose the day and time that suit you, and we’ll call the number you give.',
    heading: 'Request a callback',
    introduction: ['Tell us when, and we’ll call you. Free, no obligation.'],
    consents: [],
    submit: 'Request callback',
    next: [
      'We’ll call the number you gave.',
      'If we miss you, we’ll try once more and leave a message if we can.',
      'We’ll only use your number for this call.',
    ],
    handling: {
      stored: 'contract',
      searchWords: 'callback call me back phone telephone ring',
      isAboutViewedDeal: true,
    },
  },
};

/** The form with the days on which the phone is answered, and the hours in words. */
export function callbackWithin<Form extends Pick<EnquirySpec, 'fields'>>(
  form: Form,
  { openingTimes, openingHours }: { readonly openingTimes: OpeningTimes; readonly openingHours: string },
): Form {
  const open = new Set([0, ...openingTimes.map(({ weekday }) => weekday)]);
  const choices = Object.fromEntries(Object.entries(days).filter((_, number) => open.has(number)));
  const hint = `We call in our opening hours: ${openingHours}, except bank holidays. Choose a day and we’ll call on the next one.`;
  const narrow = (field: FieldSpec): FieldSpec =>
    field.kind === 'select' && field.name === 'day' ? { ...field, choices, hint } : field;
  return { ...form, fields: form.fields.map(narrow) };
}
