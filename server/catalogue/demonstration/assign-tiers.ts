import type { Tier } from '#shared/deals/tier.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { demoRentalPence } from './demo-rental.ts';
import type { Derivative } from './expand-derivatives.ts';

/** The profile at which vehicles are compared for BASE ("starts from"): a common one, so that label and price agree. */
const comparedAt = { termMonths: 36, annualMiles: 10_000, isMaintained: false };

/** The standard vehicles with their tiers. The cheapest of a range is BASE, even if it also fits another tier. */
export function assignTiers(derivatives: readonly Derivative[]): readonly Vehicle[] {
  const cheapest = new Set(
    [...Map.groupBy(derivatives, ({ vehicle }) => rangeKey(vehicle)).values()].map(findCheapestRef),
  );
  return derivatives.map((derivative) => {
    const tier = cheapest.has(derivative.vehicle.vehicleRef) ? 'BASE' : findTier(derivative);
    return tier ? { ...derivative.vehicle, tier } : derivative.vehicle;
  });
}

/** The key of a vehicle's range: vehicles with the same key are of one range. */
export function rangeKey(vehicle: Pick<Vehicle, 'vehicleType' | 'make' | 'range'>): string {
  return `${vehicle.vehicleType}/${vehicle.make.slug}/${vehicle.range.slug}`;
}

function findCheapestRef(range: readonly Derivative[]): string | undefined {
  const prices = range.map(({ vehicle }) => ({
    ref: vehicle.vehicleRef,
    pence: demoRentalPence(vehicle, 'business', comparedAt),
  }));
  return prices.toSorted((a, b) => a.pence - b.pence)[0]?.ref;
}

/** The most expensive of three or more trims is PREMIUM; the others, except the cheapest, are ADVANCED. */
function findTier({ isPick, trimRank, trimCount }: Derivative): Tier | undefined {
  if (isPick) return 'LOPICK';
  if (trimCount >= 3 && trimRank === trimCount - 1) return 'PREMIUM';
  return trimRank > 0 ? 'ADVANCED' : undefined;
}
