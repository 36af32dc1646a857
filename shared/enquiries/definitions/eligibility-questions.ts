import * as choices from '#shared/enquiries/choices/eligibility-choices.ts';
import { toChoices } from '#shared/enquiries/choices/labels.ts';
import type { GroupSpec } from '#shared/enquiries/field-spec.ts';

/** The nine questions of the eligibility checker. */
export const eligibilityQuestions: GroupSpec = {
  kind: 'group',
  legend: 'About you and your money',
  fields: [
    { kind: 'radio', name: 'age', label: 'How old are you?', choices: toChoices(choices.ages) },
    {
      kind: 'select',
      name: 'residency',
      label: 'How long have you lived in the UK?',
      choices: toChoices(choices.residencies),
    },
    {
      kind: 'select',
      name: 'employment',
      label: 'What is your work?',
      choices: toChoices(choices.employments),
    },
    {
      kind: 'select',
      name: 'jobLength',
      label: 'How long have you done it?',
      choices: toChoices(choices.jobLengths),
    },
    {
      kind: 'select',
      name: 'income',
      label: 'What do you earn in a year?',
      hint: 'Before tax, all of your own income.',
      choices: toChoices(choices.incomes),
    },
    {
      kind: 'select',
      name: 'housing',
      label: 'What does your home cost you each month?',
      hint: 'Your share of the rent or the mortgage.',
      choices: toChoices(choices.housingCosts),
    },
    {
      kind: 'radio',
      name: 'credit',
      label: 'How would you describe your credit history?',
      hint: 'In your own view: nobody looks it up.',
      choices: toChoices(choices.creditHistories),
    },
    {
      kind: 'select',
      name: 'upfront',
      label: 'How much could you pay first, without strain?',
      choices: toChoices(choices.upfronts),
    },
    {
      kind: 'select',
      name: 'licence',
      label: 'Which driving licence do you hold?',
      choices: toChoices(choices.licences),
    },
  ],
};
