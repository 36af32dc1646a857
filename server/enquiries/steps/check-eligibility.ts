import { toTypedValues } from '#server/enquiries/to-typed-values.ts';
import { findFaults } from '#shared/enquiries/find-faults.ts';
import { eligibilityAnswersSchema } from '#shared/enquiries/schemas/eligibility.ts';
import type { Step } from './step.ts';

/** The answers come back to their page, where its loader judges them; what was left out is said beside its field. */
export const checkEligibility: Step = async ({ body }) => {
  const fields = findFaults(eligibilityAnswersSchema, { consents: [] }, body);
  const isComplete = Object.keys(fields).length === 0;
  const faults = isComplete ? { fields } : { fields, message: 'Please answer every question.' };
  return { status: isComplete ? 200 : 400, form: { csrf: '', values: toTypedValues(body), faults } };
};
