import * as z from 'zod';
import { checkContact, contactDetails } from './contact-details.ts';
import { requiredText } from './field-kinds.ts';

/** Leave a message. */
export const messageSchema = z
  .object({ message: requiredText(4000, 'Please write your message.'), ...contactDetails })
  .superRefine(checkContact);
