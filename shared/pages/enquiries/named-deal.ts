import type { DealType } from '#shared/deals/deal-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { profileParameters, profileQuery } from '#shared/deals/profile-query.ts';

/** Query parameters by which the page of an enquiry names the deal that it is about. */
export const namedDealParameters = ['dealType', 'vehicleRef', ...profileParameters] as const;

/** The query that names a deal: `findNamedDeal` on the server reads it. */
export function namedDealQuery(
  dealType: DealType,
  vehicleRef: string,
  profile: LeaseProfile,
): Readonly<Record<string, string | undefined>> {
  return { dealType, vehicleRef, ...profileQuery(profile) };
}
