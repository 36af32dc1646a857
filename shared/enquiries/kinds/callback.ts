import * as z from 'zod';
import type { OpeningTimes } from '#shared/contact/opening-times.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { choiceOf, optionalChoiceOf, optionalText, requiredText } from '#shared/enquiries/field-schemas.ts';
import type { FieldSpec } from '#shared/enquiries/field-spec.ts';
import { phoneNumber } from './contact-details.ts';

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
export const callbackEnquiry: EnquiryDefinition = {
  kind: 'callback',
  path: '/request-callback',
  name: 'callback request',
  title: 'Request a callback',
  crumb: 'Request Callback',
  description:
    'Ask us to call you about a lease. Choose the day and time that suit you, and we’ll call the number you give.',
  heading: 'Request a callback',
  introduction: ['Tell us when, and we’ll call you. Free, no obligation.'],
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 100 },
    {
      kind: 'text',
      name: 'phone',
      label: 'Phone number',
      hint: 'The number you’d like us to call.',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      maxLength: 30,
    },
    {
      kind: 'select',
      name: 'day',
      label: 'Which day suits you?',
      choices: days,
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
  consents: [],
  submit: 'Request callback',
  next: [
    'We’ll call the number you gave, in our opening hours and never on a bank holiday.',
    'If we miss you, we’ll try once more and leave a message if we can.',
    'We’ll only use your number for this call.',
  ],
};

/** Request a callback. */
export const callbackSchema = z.object({
  name: requiredText(100, 'Enter your name.'),
  phone: phoneNumber,
  day: choiceOf(days, 'Choose a day, or as soon as possible.'),
  part: optionalChoiceOf(parts),
  about: optionalText(1000),
});

/** The callback form with the days on which the phone is answered, and the hours in words. */
export function callbackWithin(times: OpeningTimes, openingHours: string): EnquiryDefinition {
  const open = new Set([0, ...times.map(({ weekday }) => weekday)]);
  const choices = Object.fromEntries(Object.entries(days).filter((_, number) => open.has(number)));
  const hint = `We call in our opening hours: ${openingHours}, except bank holidays. Choose a day and we’ll call on the next one.`;
  const narrow = (field: FieldSpec): FieldSpec =>
    field.kind === 'select' && field.name === 'day' ? { ...field, choices, hint } : field;
  return { ...callbackEnquiry, fields: callbackEnquiry.fields.map(narrow) };
}
