import { keepDeal } from '#server/enquiries/kept-deal.ts';
import { findNamedDeal } from '#server/enquiries/receive/find-quoted-deal.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { plateField } from '#shared/enquiries/enquiry-steps.ts';
import { namedDealQuery } from '#shared/pages/enquiries/named-deal.ts';
import type { SellData } from '#shared/pages/enquiries/sell/sell-data.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { emptyForm, enquiryLoader } from './load-enquiry-page.ts';
import { toReceivedDeal } from './load-enquiry-received.ts';

/** Loader of `/sell-your-car` and `/sell-your-van`: the plate first, and the enquiry's form once there is one. */
export function loadSell(noun: SellData['noun']): (request: LoaderRequest) => SellData {
  const loadForm = enquiryLoader(`sell-${noun}`);
  return (request) => {
    const { form = emptyForm } = request;
    const { [plateField.name]: plate, ...values } = form.values;
    const page = {
      ...loadForm(request),
      noun,
      ...loadLease(`/sell-your-${noun}`, request),
      canLookUp: request.services.vehicleEnquiry !== undefined,
    };
    if ('registration' in values) return { ...page, form: { ...form, values } };
    return {
      ...page,
      form: emptyForm,
      plate: { ...form, values: plate === undefined ? {} : { [plateField.name]: plate } },
    };
  };
}

/** The lease that the query names, and the page's address with it; the bare page where it names none. */
function loadLease(path: string, { search, services }: LoaderRequest): Pick<SellData, 'action' | 'against'> {
  const { catalogue } = services;
  const deal = catalogue.isLoaded() ? findNamedDeal(catalogue.snapshot(), search) : undefined;
  if (!deal) return { action: path };
  const { dealType, vehicle, profile } = deal;
  return {
    action: withQuery(path, namedDealQuery(dealType, vehicle.vehicleRef, profile)),
    against: toReceivedDeal(keepDeal(deal), services),
  };
}
