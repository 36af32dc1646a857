import type { GroupSpec } from '#shared/enquiries/field-spec.ts';

/** Name and contact preference, the same on every form: no phone number is needed unless a call is asked for. */
export const contactFields: GroupSpec = {
  kind: 'group',
  legend: 'About you',
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 100 },
    {
      kind: 'radio',
      name: 'reply',
      label: 'How should we answer?',
      choices: [
        { value: 'email', label: 'By e-mail' },
        { value: 'phone', label: 'By phone' },
      ],
    },
    {
      kind: 'text',
      name: 'email',
      label: 'E-mail address',
      hint: 'Needed when we should answer by e-mail.',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      maxLength: 254,
      isOptional: true,
    },
    {
      kind: 'text',
      name: 'phone',
      label: 'Phone number',
      hint: 'Needed only when we should call.',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      maxLength: 30,
      isOptional: true,
    },
  ],
};
