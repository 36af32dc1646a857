import type { DealType } from '#shared/deals/deal-type.ts';

/**
 * The texts that forms, prices and the account lead to. Each is a constant of its own, so that a browser script contains
 * only the ones that it uses.
 */
export const privacyPath = '/privacy-policy';
export const initialDisclosurePath = '/initial-disclosure';
export const commissionPath = '/commission-disclosure';
export const competitionTermsPath = '/competition-terms';

/** The guide to handing back a car or a van. */
export function handBackGuidePath(dealType: DealType): string {
  return dealType === 'van'
    ? '/van-leasing/guides/van-hand-back'
    : '/car-leasing/guides/handing-back-your-car';
}
