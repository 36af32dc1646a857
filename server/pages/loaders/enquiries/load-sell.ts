import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { plateField } from '#shared/enquiries/enquiry-steps.ts';
import type { SellData } from '#shared/pages/enquiries/sell/sell-data.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { emptyForm, enquiryLoader } from './load-enquiry-page.ts';

const emptyFaults: FormState['faults'] = { fields: {} };

/** Loader of `/sell-your-car` and `/sell-your-van`. A form shown again is either the look-up's or the enquiry's. */
export function loadSell(noun: SellData['noun']): (request: LoaderRequest) => SellData {
  const loadForm = enquiryLoader(`sell-${noun}`);
  return (request) => {
    const { form = emptyForm } = request;
    const { [plateField]: plate, ...values } = form.values;
    const isLookUp = plate !== undefined;
    const lookUp: FormState = {
      csrf: '',
      values: isLookUp ? { [plateField]: plate } : {},
      faults: isLookUp ? form.faults : emptyFaults,
    };
    return {
      ...loadForm(request),
      noun,
      form: isLookUp ? { ...form, values, faults: emptyFaults } : form,
      ...(request.services.vehicleEnquiry && { lookUp }),
    };
  };
}
