import { requestQuotePath } from '#shared/contracts/enquiry-paths.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { namedDealQuery } from '#shared/pages/enquiries/named-deal.ts';
import { withQuery } from '#shared/routes/link-to.ts';

/** The page that asks for a quote on a vehicle at a profile. */
export function requestQuoteHref(dealType: DealType, vehicleRef: string, profile: LeaseProfile): string {
  return withQuery(requestQuotePath, namedDealQuery(dealType, vehicleRef, profile));
}
