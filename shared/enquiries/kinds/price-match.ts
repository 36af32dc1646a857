import type { GroupSpec } from '#shared/contracts/field-spec.ts';
import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields, marketingConsent } from './contact-details.ts';

/** Contract lengths that can be compared. */
const matchTerms = {
  '18': '18 months',
  '24': '24 months',
  '36': '36 months',
  '48': '48 months',
  other: 'Another term',
} as const;

const matchMaintenance = { no: 'Not maintained', yes: 'Maintained' } as const;

export const matchVat = { inc: 'Including VAT', ex: 'Excluding VAT', unsure: 'I’m not sure' } as const;

const otherPrice: GroupSpec = {
  kind: 'group',
  legend: 'The price you found',
  fields: [
    {
      kind: 'text',
      name: 'vehicle',
      label: 'Make, model and version',
      hint: 'Copy it from the other offer.',
      maxLength: 200,
      fault: 'Enter the make, model and version.',
    },
    {
      kind: 'text',
      name: 'link',
      label: 'Link to the offer',
      format: 'web-address',
      maxLength: 1000,
      isOptional: true,
      fault: 'Enter an address such as https://www.example.co.uk/the-deal.',
    },
    {
      kind: 'long-text',
      name: 'quote',
      label: 'What their quote says',
      hint: 'Only needed if you have no link: the company, the date and the figures.',
      maxLength: 4000,
      isOptional: true,
    },
    {
      kind: 'text',
      name: 'monthly',
      label: 'Monthly rental in pounds',
      format: 'pounds',
      maxLength: 12,
      fault: 'Enter their monthly rental, such as 249.99.',
    },
    {
      kind: 'text',
      name: 'fee',
      label: 'Processing or document fee in pounds',
      format: 'pounds',
      maxLength: 12,
      isOptional: true,
      fault: 'Enter their fee, such as 299, or leave it out.',
    },
    {
      kind: 'text',
      name: 'excess',
      label: 'Excess mileage charge in pence a mile',
      format: 'pence',
      maxLength: 8,
      isOptional: true,
      fault: 'Enter their excess charge in pence a mile, such as 12.6, or leave it out.',
    },
    {
      kind: 'radio',
      name: 'vat',
      label: 'Do these include VAT?',
      choices: matchVat,
      fault: 'Choose whether their price includes VAT.',
    },
  ],
};

const otherProfile: GroupSpec = {
  kind: 'group',
  legend: 'The lease it is for',
  fields: [
    {
      kind: 'select',
      name: 'term',
      label: 'Term',
      choices: matchTerms,
      fault: 'Choose the term of the lease.',
    },
    {
      kind: 'number',
      name: 'miles',
      label: 'Miles a year',
      min: 1000,
      max: 200_000,
      fault: 'Enter their annual mileage, such as 10,000.',
    },
    {
      kind: 'number',
      name: 'initial',
      label: 'Initial payment',
      hint: 'How many monthly rentals you pay up front.',
      min: 1,
      max: 24,
      fault: 'Enter how many rentals you pay up front, such as 6.',
    },
    {
      kind: 'radio',
      name: 'maintained',
      label: 'Maintenance',
      choices: matchMaintenance,
      fault: 'Choose whether maintenance is included.',
    },
  ],
};

/** Price match promise. */
export const priceMatchEnquiry: EnquirySpec = {
  fields: [otherPrice, otherProfile, contactFields],
  rule({ link, quote }, refuse) {
    if (link === undefined && quote === undefined)
      refuse('link', 'Give a link to their price, or copy their quote into the box below.');
  },
  server: {
    name: 'price match request',
    title: 'Price match promise',
    description:
      'Found the same lease for less? Send us the other offer. Someone here compares every cost and tells you whether we can match it.',
    heading: 'Price match promise',
    introduction: [
      'If you’ve found the same lease for less, show us. Someone here will compare every cost and tell you whether we can match it. We can’t promise that we will, but you’ll get an answer.',
    ],
    consents: [marketingConsent],
    submit: 'Ask for a price match',
    next: [
      'Someone will compare the two leases cost by cost and tell you what we can do, even if the answer is no.',
      'You don’t owe us anything for asking, and nothing is ordered until you say so.',
    ],
    handling: { stored: 'contract' },
  },
};
