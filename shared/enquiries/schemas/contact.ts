import * as z from 'zod';
import { checkContact, contactDetails } from './contact-details.ts';
import { choiceOf, requiredText } from './field-kinds.ts';

/** The form on the contact page. */
export const contactSchema = z
  .object({
    topic: choiceOf(
      ['new-lease', 'quote', 'order', 'current-lease', 'business', 'website', 'other'],
      'Please choose what it is about.',
    ),
    message: requiredText(4000, 'Please write your message.'),
    ...contactDetails,
  })
  .superRefine(checkContact);
