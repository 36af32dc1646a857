import { toChoices } from '#shared/enquiries/choices/labels.ts';
import { matchMaintenance, matchTerms, matchVat } from '#shared/enquiries/choices/price-match-choices.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import type { FieldSpec } from '#shared/enquiries/field-spec.ts';
import { contactFields } from './contact-fields.ts';
import { marketingConsent } from './marketing-consent.ts';

const otherPrice: FieldSpec = {
  kind: 'group',
  legend: 'The price you found',
  fields: [
    {
      kind: 'text',
      name: 'vehicle',
      label: 'Make, model and version',
      hint: 'As exactly as the other offer names it.',
      maxLength: 200,
    },
    { kind: 'text', name: 'link', label: 'Link to the offer', maxLength: 1000, isOptional: true },
    {
      kind: 'long-text',
      name: 'quote',
      label: 'Or what their quote says',
      hint: 'Needed when there is no link: the company, the date and the figures.',
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
    { kind: 'radio', name: 'vat', label: 'Do these include VAT?', choices: toChoices(matchVat) },
  ],
};

const otherProfile: FieldSpec = {
  kind: 'group',
  legend: 'The lease it is for',
  fields: [
    { kind: 'select', name: 'term', label: 'Length of the lease', choices: toChoices(matchTerms) },
    { kind: 'number', name: 'miles', label: 'Miles a year', min: 1000, max: 200_000 },
    {
      kind: 'number',
      name: 'initial',
      label: 'Initial rental',
      hint: 'How many monthly rentals are paid first.',
      min: 1,
      max: 24,
    },
    { kind: 'radio', name: 'maintained', label: 'Maintenance', choices: toChoices(matchMaintenance) },
  ],
};

/** Price match promise. */
export const priceMatchEnquiry: EnquiryDefinition = {
  kind: 'price-match',
  path: '/price-match-promise',
  name: 'price match request',
  title: 'Price match promise',
  description: 'Found the same lease for less? Send us the other price and we compare every cost of both.',
  heading: 'Price match promise',
  introduction: [
    'If you have found the same lease for less, show us. We put every cost of both side by side and tell you plainly whether we can match it.',
  ],
  fields: [otherPrice, otherProfile, contactFields],
  consents: [marketingConsent],
  submit: 'Ask for a price match',
  next: ['We’ll compare the two leases cost by cost and tell you what we can do, even if the answer is no.'],
};
