import type { ComparedDeal } from '#shared/deals/compared-deals.ts';
import { isLease, type LeaseProfile } from '#shared/deals/profile.ts';
import type { Snapshot } from './catalogue.ts';

/**
 * The lease that is meant by a profile for one vehicle: at real miles that of the allowance that costs least. What is
 * quoted, saved or agreed is a lease, at its own price without any excess charge.
 */
export function toLease(
  snapshot: Pick<Snapshot, 'findDeal'>,
  { dealType, vehicleRef, profile }: ComparedDeal,
): LeaseProfile {
  if (isLease(profile)) return profile;
  const { realMiles: _, ...covering } = profile;
  return snapshot.findDeal(dealType, vehicleRef, profile)?.price?.profile ?? covering;
}
