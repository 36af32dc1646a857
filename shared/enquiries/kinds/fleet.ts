import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields, marketingConsent } from './contact-details.ts';

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
export const fleetEnquiry: EnquirySpec = {
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
          fault: 'Choose at least one service.',
        },
        {
          kind: 'text',
          name: 'company',
          label: 'Company',
          autoComplete: 'organization',
          maxLength: 200,
          fault: 'Enter the name of your company.',
        },
        {
          kind: 'radio',
          name: 'size',
          label: 'Vehicles on the road today',
          choices: fleetSizes,
          fault: 'Choose the size of your fleet.',
        },
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
  server: {
    name: 'fleet enquiry',
    title: 'Company fleet support',
    description:
      'Help with a company’s cars and vans: audit, tendering, duty of care, green fleet, supply, funding and maintenance.',
    heading: 'Company fleet support',
    introduction: [
      'From a handful of vans to several hundred cars, tell us what you need help with and we’ll start there.',
    ],
    consents: [marketingConsent],
    submit: 'Send enquiry',
    next: ['Someone who knows fleets will read this and reply the way you chose.'],
    handling: { stored: 'contract' },
  },
};
