import { consentField } from '#shared/enquiries/enquiry-fields.ts';
import type { FormFaults } from '#shared/ui/form/form-state.ts';

/**
 * Checks an enquiry form in the browser before it is sent. Returns undefined when nothing is wrong, when the form is
 * not an enquiry, and when the schemas cannot be fetched: then the server checks alone.
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
