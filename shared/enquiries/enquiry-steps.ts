import type { TextSpec } from '#shared/contracts/field-spec.ts';

/** The steps in which a page asks the server for something before its enquiry is sent. */
export type EnquiryStep = 'look-up' | 'check';

/** Name of the query parameter that holds the step. */
export const stepParameter = 'step';

/**
 * Where a step of a page is posted. Always posted, never a link, because plates and answers are personal and must not
 * be in an address.
 * The page may have a query.
 */
export function stepAction(page: string, step: EnquiryStep): string {
  return `${page}${page.includes('?') ? '&' : '?'}${stepParameter}=${step}`;
}

/** Field with the plate to look up; the enquiry's form has its own field for the registration. */
export const plateField = {
  kind: 'text',
  name: 'plate',
  label: 'Registration',
  maxLength: 20,
  format: 'plate',
} as const satisfies TextSpec;
