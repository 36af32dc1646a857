/** What a page can ask of the server before its enquiry is sent. */
export type EnquiryStep = 'look-up' | 'check';

/** Name of the query parameter that holds the step. */
export const stepParameter = 'step';

/** Where a step of a page is posted. Never a link: plates and answers are personal and stay out of addresses. */
export function stepAction(path: string, step: EnquiryStep): string {
  return `${path}?${stepParameter}=${step}`;
}

/** Field of the plate that is looked up; the form that is sent has a field of its own. */
export const plateField = 'plate';
