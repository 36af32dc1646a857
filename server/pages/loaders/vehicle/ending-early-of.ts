import { answerEndingEarly } from '#server/pages/loaders/tools/ending-early/load-ending-early.ts';
import type { Price } from '#shared/deals/price.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import type { VehicleData } from '#shared/pages/vehicle/vehicle-data.ts';
import { endingEarlyPath, withQuery } from '#shared/routes/link-to.ts';
import { endingSharesOf } from '#shared/tax/figures/early-end-shares.ts';
import type { Offer } from './offered-profiles.ts';

/** The table of a vehicle's page has a row for every half year; that of the tool has all months. */
const tableStep = 6;

/** What ending a vehicle's lease with a funder half way would cost. */
export function endingEarlyOf(
  { dealType, vehicle }: Offer,
  price: Price,
  funder: string | undefined,
): NonNullable<VehicleData['endingEarly']> {
  const month = Math.ceil(price.profile.termMonths / 2);
  return {
    answer: answerEndingEarly({ price, month, shares: endingSharesOf(funder), tableStep }),
    href: withQuery(endingEarlyPath, {
      vehicle: vehicle.vehicleRef,
      dealType: dealType === 'business' ? dealType : undefined,
      ...profileQuery(price.profile),
    }),
  };
}
