import type { TextSpec } from '#shared/contracts/field-spec.ts';
import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { emailField, nameField } from './contact-details.ts';

/** A link may fill it in. */
export const referenceField: TextSpec = {
  kind: 'text',
  name: 'reference',
  label: 'Reference of your quote or vehicle',
  format: 'reference',
  hint: 'It’s on your quote, or use the ten digits in the address of the vehicle’s page.',
  maxLength: 40,
  fault: 'Enter the reference of your quote or of the vehicle.',
};

/**
 * The visitor confirms before a hire agreement that they have read how commission works (CONC 4.5.3R, checked
 * 2026-11-20).
 */
export const commissionConsentEnquiry: EnquirySpec = {
  fields: [
    {
      kind: 'group',
      legend: 'Your confirmation',
      fields: [nameField, emailField({ hint: 'For a copy of this confirmation.' }), referenceField],
    },
  ],
  server: {
    name: 'confirmation about commission',
    title: 'Commission disclosure: your confirmation',
    description:
      'How we’re paid when we arrange a lease. Read it before you agree to one, and confirm that you have.',
    heading: 'How we’re paid, and your confirmation',
    introduction: ['Please read this before you agree to a lease that we arrange.'],
    consents: [
      {
        purpose: 'commission-disclosure',
        wording:
          'I have read that you act as a credit broker, not a lender, and that you may be paid a commission by the funder if I enter into a lease that you arrange. I understand that I can ask what the commission is, or how it is worked out, at any time before or after I agree, and I am content for you to go ahead.',
        isRequired: true,
      },
    ],
    submit: 'Confirm that I have read this',
    next: [
      'We’ve kept your confirmation word for word, with the reference you gave.',
      'It doesn’t commit you to anything. To ask what the commission on your lease is, contact us at any time.',
    ],
    handling: { stored: 'commission', isUnanswered: true, proof: ['name', 'reference'] },
  },
};
