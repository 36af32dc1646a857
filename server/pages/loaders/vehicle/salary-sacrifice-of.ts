import type { Snapshot } from '#server/catalogue/catalogue.ts';
import {
  exampleHours,
  exampleSalaryPounds,
  findCarOnOffer,
  toPayAndLease,
} from '#server/pages/loaders/tools/three-ways/car-on-offer.ts';
import { compareOffers, sacrificeSentence } from '#server/pages/loaders/tools/three-ways/three-ways-notes.ts';
import { defaultProfile, type LeaseProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { VehicleData } from '#shared/pages/vehicle/vehicle-data.ts';
import { salarySacrificePath, withQuery } from '#shared/routes/link-to.ts';

/**
 * Salary sacrifice in a sentence, for an example of a salary; nothing where a fact or one of the prices is missing. That
 * holds for diesels too, as nothing says which of them meet RDE2.
 */
export function salarySacrificeOf(
  snapshot: Snapshot,
  vehicle: Vehicle,
  { termMonths, annualMiles, isMaintained }: LeaseProfile,
): Pick<VehicleData, 'salarySacrifice'> {
  const lease = { term: termMonths, miles: annualMiles, rde2: true, standard: 'unknown' } as const;
  const isKnown = !isMaintained && vehicle.fuel !== 'diesel';
  const found = isKnown ? findCarOnOffer(snapshot, vehicle, lease) : undefined;
  if (found?.profile.termMonths !== termMonths || found.profile.annualMiles !== annualMiles) return {};
  const pay = toPayAndLease(found, { salaryPounds: exampleSalaryPounds, hoursAWeek: exampleHours });
  const compared = compareOffers(found.offers, pay);
  if (compared.length === 0) return {};
  const href = withQuery(salarySacrificePath, {
    vehicle: vehicle.vehicleRef,
    term: termMonths === defaultProfile.termMonths ? undefined : String(termMonths),
    miles: annualMiles === defaultProfile.annualMiles ? undefined : String(annualMiles),
  });
  return { salarySacrifice: { sentence: sacrificeSentence(compared, pay), href } };
}
