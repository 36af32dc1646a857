import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { enquiryLoader } from './load-enquiry-page.ts';

const loadForm = enquiryLoader('commission-consent');
const maxReferenceLength = 40;

/** `/commission-disclosure/consent?reference=…`: the reference of a quote or vehicle is filled in from the link. */
export function loadCommissionConsent(request: LoaderRequest): EnquiryData {
  const data = loadForm(request);
  const reference = request.search.get('reference')?.slice(0, maxReferenceLength);
  if (!reference || request.form) return data;
  return { ...data, form: { ...data.form, values: { ...data.form.values, reference } } };
}
