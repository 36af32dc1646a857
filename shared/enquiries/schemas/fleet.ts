import * as z from 'zod';
import { fleetServices, fleetSizes } from '#shared/enquiries/choices/fleet-choices.ts';
import { valuesOf } from '#shared/enquiries/choices/labels.ts';
import { checkContact, contactDetails } from './contact-details.ts';
import { choiceOf, optionalText, requiredText, ticksOf } from './field-kinds.ts';

/** Company fleet support. */
export const fleetSchema = z
  .object({
    services: ticksOf(valuesOf(fleetServices)).refine(
      (chosen) => chosen.length > 0,
      'Please choose at least one service.',
    ),
    company: requiredText(200, 'Please enter the name of your company.'),
    size: choiceOf(valuesOf(fleetSizes), 'Please choose the size of your fleet.'),
    message: optionalText(4000),
    ...contactDetails,
  })
  .superRefine(checkContact);
