import * as z from 'zod';
import { roleAreas } from '#shared/enquiries/choices/careers-choices.ts';
import { valuesOf } from '#shared/enquiries/choices/labels.ts';
import { checkContact, contactDetails } from './contact-details.ts';
import { choiceOf, requiredText } from './field-kinds.ts';
import { optionalWebAddress } from './web-address.ts';

/** A speculative application. */
export const careersSchema = z
  .object({
    area: choiceOf(valuesOf(roleAreas), 'Please choose the kind of work.'),
    message: requiredText(4000, 'Please tell us about yourself and the work you are looking for.'),
    cv: optionalWebAddress('Please enter an address such as https://www.example.co.uk/my-cv.'),
    ...contactDetails,
  })
  .superRefine(checkContact);
