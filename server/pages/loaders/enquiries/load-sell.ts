import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { plateField } from '#shared/enquiries/enquiry-steps.ts';
import type { SellData } from '#shared/pages/enquiries/sell/sell-data.ts';
import { emptyForm, enquiryLoader } from './load-enquiry-page.ts';

/** Loader of `/sell-your-car` and `/sell-your-van`: the plate first, and the enquiry's form once there is one. */
export function loadSell(noun: SellData['noun']): (request: LoaderRequest) => SellData {
  const loadForm = enquiryLoader(`sell-${noun}`);
  return (request) => {
    const { form = emptyForm } = request;
    const { [plateField]: plate, ...values } = form.values;
    const page = { ...loadForm(request), noun, canLookUp: request.services.vehicleEnquiry !== undefined };
    if ('registration' in values) return { ...page, form: { ...form, values } };
    return {
      ...page,
      form: emptyForm,
      plate: { ...form, values: plate === undefined ? {} : { [plateField]: plate } },
    };
  };
}
