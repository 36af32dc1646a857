import type { EndingShares } from '#shared/tax/figures/early-end-shares.ts';
import type { Price } from './price.ts';

/** Where a lease stands after a number of months. Sums are pence, on the VAT basis of its price. */
export interface EndingMonth {
  readonly month: number;
  /** The initial payment, the fee and the payments made by then. */
  readonly paidPence: number;
  /** The payments that would still be made. */
  readonly leftPence: number;
  /** The expected cost of ending the lease, from lowest to highest. */
  readonly lowPence: number;
  readonly highPence: number;
}

/**
 * Every month of a lease, from the first to the last. The initial payment and the fee are paid at the start, and one
 * payment at the beginning of each later month.
 */
export function endingMonths(
  { profile, monthlyPence, totalPence }: Pick<Price, 'profile' | 'monthlyPence' | 'totalPence'>,
  { lowPercent, highPercent }: EndingShares,
): readonly EndingMonth[] {
  return Array.from({ length: profile.termMonths }, (_, place) => {
    const month = place + 1;
    const leftPence = monthlyPence * (profile.termMonths - month);
    return {
      month,
      paidPence: totalPence - leftPence,
      leftPence,
      lowPence: Math.round((leftPence * lowPercent) / 100),
      highPence: Math.round((leftPence * highPercent) / 100),
    };
  });
}

/** What miles over the allowance cost, in pence, at a rate in tenths of a penny for each mile. */
export function excessPence(miles: number, excessTenths: number): number {
  return Math.round((miles * excessTenths) / 10);
}
