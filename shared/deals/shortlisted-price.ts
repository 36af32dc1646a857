import { divideRoundHalfUp, type Price, totalPayablePence } from './price.ts';
import type { LeaseProfile } from './profile.ts';
import type { ShortlistedPrice } from './shortlist.ts';

/** The whole price that a shortlist's figures stand for, by the arithmetic of every price. */
export function toShortlistedPrice(
  { monthlyPence, feePence, excessTenths }: ShortlistedPrice,
  profile: LeaseProfile,
  vat: Price['vat'],
): Price {
  const totalPence = totalPayablePence(monthlyPence, profile, feePence);
  return {
    profile,
    vat,
    monthlyPence,
    initialPence: monthlyPence * profile.initialMonths,
    feePence,
    totalPence,
    trueMonthlyPence: divideRoundHalfUp(totalPence, profile.termMonths),
    excessTenths,
  };
}
