import type { LeaseProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { VehicleData } from './vehicle-data.ts';

/** The page at another profile. While the allowance is the same, so is the real mileage that the visitor gave. */
export function profileHref(
  { path, profile, realMiles }: Pick<VehicleData, 'path' | 'profile' | 'realMiles'>,
  other: LeaseProfile,
): string {
  const isKept = other.annualMiles === profile.annualMiles && realMiles !== profile.annualMiles;
  const query = profileQuery(other);
  return withQuery(path, isKept ? { ...query, miles: String(realMiles) } : query);
}
