import { fleetServices, fleetSizes } from '#shared/enquiries/choices/fleet-choices.ts';
import { toChoices } from '#shared/enquiries/choices/labels.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields } from './contact-fields.ts';
import { marketingConsent } from './marketing-consent.ts';

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
    'From a handful of vans to several hundred cars: say what you need help with, and we start from there.',
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
          choices: toChoices(fleetServices),
        },
        { kind: 'text', name: 'company', label: 'Company', autoComplete: 'organization', maxLength: 200 },
        { kind: 'radio', name: 'size', label: 'Vehicles on the road today', choices: toChoices(fleetSizes) },
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
