import * as z from 'zod';
import { optionalText, requiredText } from './field-kinds.ts';
import { writtenContact } from './written-contact.ts';

/** A complaint about us. */
export const complaintSchema = z.object({
  complaint: requiredText(6000, 'Please tell us what went wrong.'),
  remedy: optionalText(2000),
  number: optionalText(60),
  ...writtenContact,
});
