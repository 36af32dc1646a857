import * as z from 'zod';
import { phoneNumber } from './contact-details.ts';
import { choiceOf, optionalChoiceOf, optionalText, requiredText } from './field-kinds.ts';

const days = [
  'soonest',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Request a callback. */
export const callbackSchema = z.object({
  name: requiredText(100, 'Please enter your name.'),
  phone: phoneNumber,
  day: choiceOf(days, 'Please choose a day, or as soon as possible.'),
  part: optionalChoiceOf(['morning', 'afternoon', 'any']),
  about: optionalText(1000),
});
