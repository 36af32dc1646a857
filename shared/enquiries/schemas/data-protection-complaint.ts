import * as z from 'zod';
import { choiceOf, optionalText, requiredText } from './field-kinds.ts';
import { writtenContact } from './written-contact.ts';

/** A complaint about what we do with personal data. */
export const dataProtectionComplaintSchema = z.object({
  about: choiceOf(
    ['copy', 'correction', 'erasure', 'marketing', 'security', 'other'],
    'Please choose what it is about.',
  ),
  complaint: requiredText(6000, 'Please tell us what happened.'),
  remedy: optionalText(2000),
  ...writtenContact,
});
