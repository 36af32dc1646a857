import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { FieldSpec } from '#shared/contracts/field-spec.ts';
import { judgeEligibility } from '#shared/enquiries/judge-eligibility.ts';
import {
  eligibilityAnswersSchema,
  eligibilityQuestions,
} from '#shared/enquiries/kinds/eligibility-questions.ts';
import type { EligibilityData } from '#shared/pages/enquiries/eligibility/eligibility-data.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { enquiryLoader } from './load-enquiry-page.ts';

const loadForm = enquiryLoader('eligibility');
/** Whether a field of the form is one of the questions; all others say how to reach the visitor. */
const isAsked = (field: FieldSpec) => field.kind === 'group' && field.legend === eligibilityQuestions.legend;
const questionNames = new Set(eligibilityQuestions.fields.map(({ name }) => name));

/** `/finance-eligibility-checker`: the questions, and the result once all of them are answered. */
export function loadEligibility(request: LoaderRequest): EligibilityData {
  const data = loadForm(request);
  const { definition, form } = data;
  const asked = definition.fields.filter(isAsked);
  const questions = { ...data, definition: { ...definition, fields: asked } };
  const { data: answers } = eligibilityAnswersSchema.safeParse(form.values);
  if (!answers) return questions;
  const rest = definition.fields.filter((field) => !isAsked(field));
  return {
    ...questions,
    form: { ...form, faults: { fields: {} } },
    judged: {
      result: judgeEligibility(answers),
      answers,
      definition: { ...definition, fields: rest },
      form: withoutQuestions(form),
    },
  };
}

function withoutQuestions(form: FormState): FormState {
  const values = Object.entries(form.values).filter(([name]) => !questionNames.has(name));
  return { ...form, values: Object.fromEntries(values) };
}
