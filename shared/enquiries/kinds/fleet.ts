import * as z from 'zod';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { choiceOf, optionalText, requiredText, ticksOf } from '#shared/enquiries/field-schemas.ts';
import { contactDetails, contactFields, marketingConsent, withContact } from './contact-details.ts';

/** The services of fleet support; the values are the ends of their pages' paths. */
export const fleetServices = {
  audit: 'Fleet audit',
  tendering: 'Tendering',
  'duty-of-care': 'Duty of care',
  'green-fleet': 'Green fleet',
  supply: 'Vehicle supply',
  'funding-solutions': 'Funding solutions',
  maintenance: 'Maintenance',
} as const;

/** Vehicles on the road today. */
const fleetSizes = {
  '1-4': '1 to 4 vehicles',
  '5-24': '5 to 24 vehicles',
  '25-99': '25 to 99 vehicles',
  '100+': '100 vehicles or more',
} as const;

/** Company fleet support. */
export const fleetEnquiry: EnquiryDefinition = {
  kind: 'fleet',
  path: '/company-fleet-support',
  name: 'fleet enquiry',
  title: 'Company fleet support',
  description:
    'Help with a company’s cars and vans: audit, tendering, duty of care, green fleet, supply, funding and maintenance.',
  heading: 'Company fleet support',
  introduction: [
    'From a handful of vans to several hundred cars, tell us what you need help with and we’ll start there.',
  ],
  fields: [
    {
      kind: 'group',
      legend: 'Your fleet',
      fields: [
        {
          kind: 'ticks',
          name: 'services',
          label: 'What would you like help with?',
          choices: fleetServices,
        },
        { kind: 'text', name: 'company', label: 'Company', autoComplete: 'organization', maxLength: 200 },
        { kind: 'radio', name: 'size', label: 'Vehicles on the road today', choices: fleetSizes },
        {
          kind: 'long-text',
          name: 'message',
          label: 'What should we know?',
          maxLength: 4000,
          isOptional: true,
        },
      ],
    },
    contactFields,
  ],
  consents: [marketingConsent],
  submit: 'Send enquiry',
  next: ['Someone who knows fleets will read this and reply the way you chose.'],
};

/** Company fleet support. */
export const fleetSchema = withContact(
  z.object({
    services: ticksOf(fleetServices).refine((chosen) => chosen.length > 0, 'Choose at least one service.'),
    company: requiredText(200, 'Enter the name of your company.'),
    size: choiceOf(fleetSizes, 'Choose the size of your fleet.'),
    message: optionalText(4000),
    ...contactDetails,
  }),
);
