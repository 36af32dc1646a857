import { requiredText } from '#shared/enquiries/field-schemas.ts';
import type { GroupSpec } from '#shared/enquiries/field-spec.ts';
import { emailAddress, optionalPhoneNumber } from './contact-details.ts';

/** Who complains and their email address. We answer in writing, so that both sides can keep the decision. */
export const writtenContactFields: GroupSpec = {
  kind: 'group',
  legend: 'About you',
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 100 },
    {
      kind: 'text',
      name: 'email',
      label: 'Email address',
      hint: 'We’ll reply in writing to this address.',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      maxLength: 254,
    },
    {
      kind: 'text',
      name: 'phone',
      label: 'Phone number',
      hint: 'Only if you’re happy for us to call with a question.',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      maxLength: 30,
      isOptional: true,
    },
  ],
};

/** A name and an email address; a phone number only where it is offered. */
export const writtenContactDetails = {
  name: requiredText(100, 'Enter your name.'),
  email: emailAddress,
  phone: optionalPhoneNumber,
};
