import * as z from 'zod';
import { checkContact, contactDetails } from './contact-details.ts';

/** Enter the competition. */
export const competitionSchema = z.object(contactDetails).superRefine(checkContact);
