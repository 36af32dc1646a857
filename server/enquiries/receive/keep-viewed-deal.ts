import type { NewEnquiry } from '#server/enquiries/enquiry-store.ts';
import { type KeptDeal, keepDeal } from '#server/enquiries/kept-deal.ts';
import { requestQuotePath } from '#shared/contracts/enquiry-paths.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { parseVehiclePath } from '#shared/routes/parse-vehicle-path.ts';
import type { EnquiryServices } from './enquiry-services.ts';
import { findNamedDeal } from './find-quoted-deal.ts';

/** The deal on the page that the visitor came from, as it is now; empty when that page is not about one deal. */
export function keepViewedDeal(
  { kind, fromPage }: Pick<NewEnquiry, 'kind' | 'fromPage'>,
  { catalogue }: Pick<EnquiryServices, 'catalogue'>,
): { readonly viewed?: KeptDeal } {
  const { isAboutViewedDeal } = enquiryDefinitions[kind].handling;
  if (!isAboutViewedDeal || fromPage === undefined || !catalogue.isLoaded()) return {};
  const snapshot = catalogue.snapshot();
  const deal = findNamedDeal(snapshot, toDealQuery(fromPage));
  if (!deal) return {};
  const hasRates = snapshot.listRates(deal.dealType, deal.vehicle.vehicleRef).length > 0;
  // Where the profile has no price, the page showed the price of another profile, so staff get only the page's address.
  return deal.price || !hasRates ? { viewed: keepDeal(deal) } : {};
}

/**
 * The query string that names a deal. A quote page has it; for a vehicle page it is made from the path and the profile
 * in the query.
 */
function toDealQuery(fromPage: string): URLSearchParams {
  const [path = '', query] = fromPage.split('?');
  const search = new URLSearchParams(query);
  if (path === requestQuotePath) return search;
  const { dealType = '', vehicleRef = '' } = parseVehiclePath(path) ?? {};
  search.set('dealType', dealType);
  search.set('vehicleRef', vehicleRef);
  return search;
}
