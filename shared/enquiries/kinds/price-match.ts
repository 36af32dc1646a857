import * as z from 'zod';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import {
  choiceOf,
  optionalText,
  optionalWebAddress,
  requiredText,
  wholeNumber,
} from '#shared/enquiries/field-schemas.ts';
import type { FieldSpec } from '#shared/enquiries/field-spec.ts';
import { contactDetails, contactFields, marketingConsent, withContact } from './contact-details.ts';

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

const otherPrice: FieldSpec = {
  kind: 'group',
  legend: 'The price you found',
  fields: [
    {
      kind: 'text',
      name: 'vehicle',
      label: 'Make, model and version',
      hint: 'Copy it from the other offer.',
      maxLength: 200,
    },
    { kind: 'text', name: 'link', label: 'Link to the offer', maxLength: 1000, isOptional: true },
    {
      kind: 'long-text',
      name: 'quote',
      label: 'What their quote says',
      hint: 'Only needed if you have no link: the company, the date and the figures.',
      maxLength: 4000,
      isOptional: true,
    },
    { kind: 'text', name: 'monthly', label: 'Monthly rental in pounds', maxLength: 12 },
    {
      kind: 'text',
      name: 'fee',
      label: 'Processing or document fee in pounds',
      maxLength: 12,
      isOptional: true,
    },
    {
      kind: 'text',
      name: 'excess',
      label: 'Excess mileage charge in pence a mile',
      maxLength: 8,
      isOptional: true,
    },
    { kind: 'radio', name: 'vat', label: 'Do these include VAT?', choices: matchVat },
  ],
};

const otherProfile: FieldSpec = {
  kind: 'group',
  legend: 'The lease it is for',
  fields: [
    { kind: 'select', name: 'term', label: 'Term', choices: matchTerms },
    { kind: 'number', name: 'miles', label: 'Miles a year', min: 1000, max: 200_000 },
    {
      kind: 'number',
      name: 'initial',
      label: 'Initial payment',
      hint: 'How many monthly rentals you pay up front.',
      min: 1,
      max: 24,
    },
    { kind: 'radio', name: 'maintained', label: 'Maintenance', choices: matchMaintenance },
  ],
};

/** Price match promise. */
export const priceMatchEnquiry: EnquiryDefinition = {
  kind: 'price-match',
  path: '/price-match-promise',
  name: 'price match request',
  title: 'Price match promise',
  description:
    'Found the same lease for less? Send us the other offer. Someone here compares every cost and tells you whether we can match it.',
  heading: 'Price match promise',
  introduction: [
    'If you’ve found the same lease for less, show us. Someone here will compare every cost and tell you whether we can match it. We can’t promise that we will, but you’ll get an answer.',
  ],
  fields: [otherPrice, otherProfile, contactFields],
  consents: [marketingConsent],
  submit: 'Ask for a price match',
  next: [
    'Someone will compare the two leases cost by cost and tell you what we can do, even if the answer is no.',
    'You don’t owe us anything for asking, and nothing is ordered until you say so.',
  ],
};

/** An amount as people write it: "£1,249.99" becomes "1249.99". */
const pounds = (fault: string) =>
  z
    .string({ error: fault })
    .transform((text) => text.replace(/[£\s]/gu, ''))
    // Commas before every three digits alone, so that 249,99 is not taken for 24,999.
    .pipe(z.string().regex(/^(\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?$/, fault))
    .transform((text) => text.replace(',', ''));

/** Pence as people write them: "12.6p" becomes "12.6". */
const pence = (fault: string) =>
  z
    .string({ error: fault })
    .transform((text) => text.trim().replace(/ ?p$/u, ''))
    .pipe(z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, fault));

const fields = z.object({
  vehicle: requiredText(200, 'Enter the make, model and version.'),
  link: optionalWebAddress('Enter an address such as https://www.example.co.uk/the-deal.'),
  quote: optionalText(4000),
  monthly: pounds('Enter their monthly rental, such as 249.99.'),
  fee: z.preprocess(
    (value) => (value === '' ? undefined : value),
    pounds('Enter their fee, such as 299, or leave it out.').optional(),
  ),
  excess: z.preprocess(
    (value) => (value === '' ? undefined : value),
    pence('Enter their excess charge in pence a mile, such as 12.6, or leave it out.').optional(),
  ),
  vat: choiceOf(matchVat, 'Choose whether their price includes VAT.'),
  term: choiceOf(matchTerms, 'Choose the term of the lease.'),
  miles: wholeNumber(1000, 200_000, 'Enter their annual mileage, such as 10,000.'),
  initial: wholeNumber(1, 24, 'Enter how many rentals you pay up front, such as 6.'),
  maintained: choiceOf(matchMaintenance, 'Choose whether maintenance is included.'),
  ...contactDetails,
});

/** Price match: the other price with everything that it depends on, and a link to it or a copy of it. */
export const priceMatchSchema = withContact(
  fields.superRefine((sent, context) => {
    if (sent.link !== undefined || sent.quote !== undefined) return;
    const message = 'Give a link to their price, or copy their quote into the box below.';
    context.addIssue({ code: 'custom', path: ['link'], message });
  }),
);
