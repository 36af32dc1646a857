import type { GroupSpec } from '#shared/enquiries/field-spec.ts';

/** Who complains and where the answer goes: in writing, because what is decided has to be kept. */
export const writtenContact: GroupSpec = {
  kind: 'group',
  legend: 'About you',
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', autoComplete: 'name', maxLength: 100 },
    {
      kind: 'text',
      name: 'email',
      label: 'E-mail address',
      hint: 'We answer in writing, to this address.',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      maxLength: 254,
    },
    {
      kind: 'text',
      name: 'phone',
      label: 'Phone number',
      hint: 'Only if we may ring you with a question.',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      maxLength: 30,
      isOptional: true,
    },
  ],
};
