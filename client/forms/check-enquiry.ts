import { consentField } from '#shared/enquiries/enquiry-fields.ts';
import type { FormFaults } from '#shared/ui/form/form-state.ts';

/**
 * What is wrong with the form of an enquiry, before anything is sent. Undefined when nothing is, when it is the form of
 * something else, and when the schemas cannot be had: then the server says.
 */
export async function checkEnquiry(form: HTMLFormElement, fields: FormData): Promise<FormFaults | undefined> {
  const kind = form.dataset.enquiry;
  if (kind === undefined) return undefined;
  try {
    const { findEnquiryFaults, noteFromPage } = await import('./find-enquiry-faults.ts');
    noteFromPage(form);
    const faults = findEnquiryFaults({ kind, fields, consents: readConsents(form) });
    return Object.keys(faults).length > 0 ? { fields: faults } : undefined;
  } catch (error) {
    console.debug('The form is sent unchecked.', error);
    return undefined;
  }
}

function readConsents(form: HTMLFormElement) {
  const boxes = form.querySelectorAll<HTMLInputElement>(`input[name="${consentField}"]`);
  return [...boxes].map(({ value, required }) => ({ purpose: value, isRequired: required }));
}
