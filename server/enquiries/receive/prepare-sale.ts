import { keepDeal } from '#server/enquiries/kept-deal.ts';
import type { Prepare } from './enquiry-services.ts';
import { findNamedDeal } from './find-quoted-deal.ts';

/** Keeps the lease that a vehicle is sold against, as the catalogue has it now; nothing when the page names none. */
export const prepareSale: Prepare = async ({ search }, { catalogue }) => {
  const deal = catalogue.isLoaded() ? findNamedDeal(catalogue.snapshot(), search) : undefined;
  return deal ? { snapshot: keepDeal(deal) } : {};
};
