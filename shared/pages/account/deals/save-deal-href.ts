import type { DealType } from '#shared/deals/deal-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { profileParameters, profileQuery } from '#shared/deals/profile-query.ts';
import type { AccountPath } from '#shared/routes/account-paths.ts';
import { withQuery } from '#shared/routes/link-to.ts';

/** Query parameters of the saved deals: what to save, or the saved deal to set an alert for. */
export const dealsParameters: readonly string[] = ['save', 'dealType', 'alert', ...profileParameters];

/**
 * Address of the account page that asks whether to save a deal. The form is there, so that public pages need no form
 * token; a signed-out visitor comes back to it after login.
 */
export function saveDealHref(dealType: DealType, vehicleRef: string, profile: LeaseProfile): string {
  return withQuery('/account/deals' satisfies AccountPath, {
    save: vehicleRef,
    dealType,
    ...profileQuery(profile),
  });
}
