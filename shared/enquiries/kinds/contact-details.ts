import type { GroupSpec, TextSpec } from '#shared/contracts/field-spec.ts';
import type { ConsentSpec } from '#shared/enquiries/enquiry-definition.ts';

const replyWays = { email: 'By email', phone: 'By phone' } as const;

export const nameField: TextSpec = {
  kind: 'text',
  name: 'name',
  label: 'Your name',
  autoComplete: 'name',
  maxLength: 100,
  fault: 'Enter your name.',
};

/** The field for an email address, with what its form says of it. */
export function emailField(more: Pick<TextSpec, 'hint' | 'onlyFor'>): TextSpec {
  const [kind, name, type] = ['text', 'email', 'email'] as const;
  return {
    kind,
    name,
    label: 'Email address',
    ...more,
    type,
    inputMode: type,
    autoComplete: type,
    maxLength: 254,
    fault: 'Enter your email address.',
  };
}

/** The field for a phone number, with what its form says of it. */
export function phoneField(more: Pick<TextSpec, 'hint' | 'onlyFor'>): TextSpec {
  const [kind, name, type] = ['text', 'phone', 'tel'] as const;
  return {
    kind,
    name,
    label: 'Phone number',
    ...more,
    type,
    inputMode: type,
    autoComplete: type,
    maxLength: 30,
    fault: 'Enter your phone number.',
  };
}

/** Name and contact preference, the same on every form: it asks for the address or the number that was chosen. */
export const contactFields: GroupSpec = {
  kind: 'group',
  legend: 'About you',
  fields: [
    nameField,
    {
      kind: 'radio',
      name: 'reply',
      label: 'How should we reply?',
      choices: replyWays,
      fault: 'Choose how we should reply.',
    },
    emailField({ onlyFor: 'email' }),
    phoneField({ onlyFor: 'phone' }),
  ],
};

/** Who complains and their email address. We answer in writing, so that both sides can keep the decision. */
export const writtenContactFields: GroupSpec = {
  kind: 'group',
  legend: 'About you',
  fields: [
    nameField,
    emailField({ hint: 'We’ll reply in writing to this address.' }),
    { ...phoneField({ hint: 'Only if you’re happy for us to call with a question.' }), isOptional: true },
  ],
};

/** Consent to offers by email: the box is never ticked in advance, and forms can be sent without it. */
export const marketingConsent: ConsentSpec = {
  purpose: 'marketing-email',
  wording: 'You may also send me offers by email. I can end this at any time.',
};
