import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { requestQuotePath } from '#shared/pages/enquiries/quote/request-quote-href.ts';
import { parseVehiclePath } from '#shared/routes/parse-vehicle-path.ts';
import type { EnquiryServices } from './enquiry-services.ts';
import type { NewEnquiry } from './enquiry-store.ts';
import { type KeptDeal, keepDeal } from './lead/kept-deal.ts';
import { findNamedDeal } from './quote/find-quoted-deal.ts';

/** Kinds that people send about the vehicle before them without naming it. */
const aboutWhatIsSeen: readonly EnquiryKind[] = ['callback', 'message', 'contact'];

/** The deal on the page that the visitor came from, as it is now; nothing where that page shows no one deal. */
export function keepViewedDeal(
  { kind, fromPage }: Pick<NewEnquiry, 'kind' | 'fromPage'>,
  { catalogue }: Pick<EnquiryServices, 'catalogue'>,
): { readonly viewed?: KeptDeal } {
  if (fromPage === undefined || !aboutWhatIsSeen.includes(kind) || !catalogue.isLoaded()) return {};
  const snapshot = catalogue.snapshot();
  const deal = findNamedDeal(snapshot, toDealQuery(fromPage));
  if (!deal) return {};
  const hasRates = snapshot.listRates(deal.dealType, deal.vehicle.vehicleRef).length > 0;
  // A page whose profile has no price shows another profile's: then the address of the page has to do.
  return deal.price || !hasRates ? { viewed: keepDeal(deal) } : {};
}

/** What names a deal: the query of the quote's page; of a vehicle's page its path and the profile in its query. */
function toDealQuery(fromPage: string): URLSearchParams {
  const [path = '', query] = fromPage.split('?');
  const search = new URLSearchParams(query);
  if (path === requestQuotePath) return search;
  const { dealType = '', vehicleRef = '' } = parseVehiclePath(path) ?? {};
  search.set('dealType', dealType);
  search.set('vehicleRef', vehicleRef);
  return search;
}
