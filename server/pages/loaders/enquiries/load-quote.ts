import { findQuotedDeal } from '#server/enquiries/receive/find-quoted-deal.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { daysHeld } from '#shared/deals/quote-validity.ts';
import type { QuoteData } from '#shared/pages/enquiries/quote/quote-page.tsx';
import { vehicleTitle } from '#shared/pages/vehicle/vehicle-words.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { keyFacts } from '#shared/ui/key-facts.ts';
import { enquiryLoader } from './load-enquiry-page.ts';

const loadForm = enquiryLoader('quote');

/** `/request-quote`: the deal with its current price. Throws `NotFoundError` when the query names no deal. */
export function loadQuote(request: LoaderRequest): QuoteData {
  const { catalogue, site } = request.services;
  const { dealType, vehicle, profile, notes, price } = findQuotedDeal(catalogue.snapshot(), request.search);
  const { vehicleRef, make, range, model, derivative, pricingType } = vehicle;
  return {
    ...loadForm(request),
    dealType,
    title: vehicleTitle({ vehicle, dealType }, ' quote'),
    profile,
    notes,
    ...(price && { price }),
    daysHeld: daysHeld(vehicle),
    vehicle: {
      vehicleRef,
      make,
      range,
      model,
      derivative,
      pricingType,
      facts: keyFacts(vehicle),
      image: { src: site.imageHost + vehicleImagePath(vehicle), alt: vehicleImageAlt(vehicle) },
      href: withQuery(vehiclePath(dealType, vehicle), profileQuery(profile)),
    },
  };
}
