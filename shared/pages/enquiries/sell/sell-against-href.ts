import { sellCarPath, sellVanPath } from '#shared/contracts/enquiry-paths.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { namedDealQuery } from '#shared/pages/enquiries/named-deal.ts';
import { withQuery } from '#shared/routes/link-to.ts';

/** The page to sell a vehicle of the same kind against a lease. */
export function sellAgainstHref(dealType: DealType, vehicleRef: string, profile: LeaseProfile): string {
  const path = dealType === 'van' ? sellVanPath : sellCarPath;
  return withQuery(path, namedDealQuery(dealType, vehicleRef, profile));
}

/** "Sell your car against this lease" */
export function sellAgainstWords(dealType: DealType): string {
  return `Sell your ${dealType === 'van' ? 'van' : 'car'} against this lease`;
}
