import type { z } from 'zod';
import type { GroupSpec, RadioSpec, SelectSpec } from '#shared/contracts/field-spec.ts';
import { formSchema } from '#shared/enquiries/form-schema.ts';

const ages = { adult: 'I’m 18 or over', minor: 'I’m under 18' } as const;

const residencies = {
  'over-3': '3 years or more',
  '1-to-3': '1 to 3 years',
  'under-1': 'Less than a year',
  none: 'I don’t live in the UK',
} as const;

const employments = {
  'full-time': 'Employed full time',
  'part-time': 'Employed part time',
  'self-employed': 'Self-employed or director',
  retired: 'Retired with a pension',
  student: 'Studying',
  'not-working': 'Not working at the moment',
} as const;

/** How long the visitor has had the present job or business. */
const jobLengths = {
  'over-3-years': '3 years or more',
  '1-to-3-years': '1 to 3 years',
  '3-to-12-months': '3 to 12 months',
  'under-3-months': 'Less than 3 months',
  none: 'This doesn’t apply to me',
} as const;

/** A year, before tax. */
const incomes = {
  'over-50': 'More than £50,000',
  '30-to-50': '£30,000 to £50,000',
  '20-to-30': '£20,000 to £30,000',
  '12-to-20': '£12,000 to £20,000',
  'under-12': 'Less than £12,000',
} as const;

/** Rent or mortgage, a month. */
const housingCosts = {
  none: 'Nothing',
  'under-500': 'Up to £500',
  '500-to-1000': '£500 to £1,000',
  '1000-to-1500': '£1,000 to £1,500',
  'over-1500': 'More than £1,500',
} as const;

/** As the visitor sees it: no credit agency is asked. */
const creditHistories = {
  clean: 'I’ve had credit and always paid on time',
  'late-before': 'I paid late, but not in the last 12 months',
  'late-lately': 'I paid late in the last 12 months',
  serious: 'A default, county court judgment, IVA or bankruptcy in the last 6 years',
  thin: 'I’ve had little or no credit',
} as const;

/** The largest initial rental that the visitor could easily pay, in monthly rentals. */
const upfronts = {
  '0': 'Nothing at the moment',
  '1': '1 monthly rental',
  '3': 'Up to 3 monthly rentals',
  '6': 'Up to 6 monthly rentals',
  '9': '9 monthly rentals or more',
} as const;

const licences = {
  uk: 'Full UK licence',
  other: 'Full licence of another country',
  provisional: 'Provisional licence',
  none: 'No licence',
} as const;

const questions = [
  {
    kind: 'radio',
    name: 'age',
    label: 'How old are you?',
    choices: ages,
    fault: 'Say whether you are 18 or over.',
  },
  {
    kind: 'select',
    name: 'residency',
    label: 'How long have you lived in the UK?',
    choices: residencies,
    fault: 'Choose how long you have lived in the UK.',
  },
  {
    kind: 'select',
    name: 'employment',
    label: 'What is your work?',
    choices: employments,
    fault: 'Choose what describes your work.',
  },
  {
    kind: 'select',
    name: 'jobLength',
    label: 'How long have you done it?',
    choices: jobLengths,
    fault: 'Choose how long you have done this work.',
  },
  {
    kind: 'select',
    name: 'income',
    label: 'What do you earn in a year?',
    hint: 'Before tax, all of your own income.',
    choices: incomes,
    fault: 'Choose your income.',
  },
  {
    kind: 'select',
    name: 'housing',
    label: 'What does your home cost you each month?',
    hint: 'Your share of the rent or the mortgage.',
    choices: housingCosts,
    fault: 'Choose what your home costs.',
  },
  {
    kind: 'radio',
    name: 'credit',
    label: 'How would you describe your credit history?',
    hint: 'Your own view is enough. We don’t look it up.',
    choices: creditHistories,
    fault: 'Choose what describes your credit history.',
  },
  {
    kind: 'select',
    name: 'upfront',
    label: 'How much could you comfortably pay up front?',
    choices: upfronts,
    fault: 'Choose what you could pay up front.',
  },
  {
    kind: 'select',
    name: 'licence',
    label: 'Which driving licence do you hold?',
    choices: licences,
    fault: 'Choose which licence you hold.',
  },
] as const satisfies readonly (SelectSpec | RadioSpec)[];

/** The nine questions of the eligibility checker. */
export const eligibilityQuestions: GroupSpec = {
  kind: 'group',
  legend: 'About you and your money',
  fields: questions,
};

type Question = (typeof questions)[number];

/** The answers to the nine questions, from which alone the result is worked out. */
export type EligibilityAnswers = {
  readonly [Asked in Question as Asked['name']]: keyof Asked['choices'];
};

export const eligibilityAnswersSchema = formSchema(questions) as z.ZodType<EligibilityAnswers>;
