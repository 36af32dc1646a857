import * as z from 'zod';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { requiredText } from '#shared/enquiries/field-schemas.ts';

/**
 * The visitor confirms before a hire agreement that they have read how commission works (CONC 4.5.3R, checked
 * 2026-11-20).
 */
export const commissionConsentEnquiry: EnquiryDefinition = {
  kind: 'commission-consent',
  path: '/commission-disclosure/consent',
  name: 'confirmation about commission',
  title: 'Commission disclosure: your confirmation',
  description:
    'How we’re paid when we arrange a lease. Read it before you agree to one, and confirm that you have.',
  heading: 'How we’re paid, and your confirmation',
  introduction: ['Please read this before you agree to a lease that we arrange.'],
  fields: [
    {
      kind: 'group',
      legend: 'Your confirmation',
      fields: [
        { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 100 },
        {
          kind: 'text',
          name: 'email',
          label: 'Email address',
          hint: 'For a copy of this confirmation.',
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          maxLength: 254,
        },
        {
          kind: 'text',
          name: 'reference',
          label: 'Reference of your quote or vehicle',
          hint: 'It’s on your quote, or use the ten digits in the address of the vehicle’s page.',
          maxLength: 40,
        },
      ],
    },
  ],
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
};

const emailFault = 'Enter an email address such as name@example.co.uk.';

/** Who confirms, and for which quote or vehicle; the words that they agreed to are in the consent log. */
export const commissionConsentSchema = z.object({
  name: requiredText(100, 'Enter your name.'),
  email: requiredText(254, emailFault).pipe(z.email(emailFault)),
  reference: requiredText(40, 'Enter the reference of your quote or of the vehicle.').pipe(
    z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9 /-]*$/, 'Enter a reference of letters and digits, such as 1000000001.'),
  ),
});
