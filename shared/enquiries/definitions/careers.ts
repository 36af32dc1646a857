import { roleAreas } from '#shared/enquiries/choices/careers-choices.ts';
import { toChoices } from '#shared/enquiries/choices/labels.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields } from './contact-fields.ts';

/** A speculative application. */
export const careersEnquiry: EnquiryDefinition = {
  kind: 'careers',
  path: '/careers',
  name: 'application',
  title: 'Careers',
  description: 'Ask about working with us: tell us what you do and what you are looking for.',
  heading: 'Careers',
  introduction: [
    'No vacancies are listed here at the moment. If you would like to work with us all the same, tell us what you do and what you are looking for.',
  ],
  fields: [
    {
      kind: 'group',
      legend: 'The work',
      fields: [
        { kind: 'select', name: 'area', label: 'What kind of work?', choices: toChoices(roleAreas) },
        {
          kind: 'long-text',
          name: 'message',
          label: 'About you',
          hint: 'What you have done, and what you would like to do. Please leave out health, beliefs and other private matters.',
          maxLength: 4000,
        },
        {
          kind: 'text',
          name: 'cv',
          label: 'Link to your CV or profile',
          hint: 'A page that we can open without logging in.',
          maxLength: 1000,
          isOptional: true,
        },
      ],
    },
    contactFields,
  ],
  consents: [],
  submit: 'Send application',
  next: [
    'We read every application and reply the way you chose, even if we have nothing to offer.',
    'To have your application deleted, write to us and quote its reference.',
  ],
};
