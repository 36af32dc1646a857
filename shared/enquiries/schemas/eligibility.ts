import * as z from 'zod';
import * as choices from '#shared/enquiries/choices/eligibility-choices.ts';
import { valuesOf } from '#shared/enquiries/choices/labels.ts';
import { checkContact, contactDetails } from './contact-details.ts';
import { choiceOf } from './field-kinds.ts';

/** The questions of the eligibility checker: all that the result is worked out from. */
export const eligibilityAnswersSchema = z.object({
  age: choiceOf(valuesOf(choices.ages), 'Please say whether you are 18 or over.'),
  residency: choiceOf(valuesOf(choices.residencies), 'Please choose how long you have lived in the UK.'),
  employment: choiceOf(valuesOf(choices.employments), 'Please choose what describes your work.'),
  jobLength: choiceOf(valuesOf(choices.jobLengths), 'Please choose how long you have done this work.'),
  income: choiceOf(valuesOf(choices.incomes), 'Please choose your income.'),
  housing: choiceOf(valuesOf(choices.housingCosts), 'Please choose what your home costs.'),
  credit: choiceOf(valuesOf(choices.creditHistories), 'Please choose what describes your credit history.'),
  upfront: choiceOf(valuesOf(choices.upfronts), 'Please choose what you could pay first.'),
  licence: choiceOf(valuesOf(choices.licences), 'Please choose which licence you hold.'),
});

/** The answers sent to us, which is a choice of its own: only then are contact details asked for. */
export const eligibilitySchema = eligibilityAnswersSchema.extend(contactDetails).superRefine(checkContact);
