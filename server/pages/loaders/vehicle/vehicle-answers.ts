import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { answerCompanyCarTax } from '#server/pages/loaders/tools/company-car-tax/answer-company-car-tax.ts';
import { startMonths } from '#server/pages/loaders/tools/company-car-tax/company-car-question.ts';
import { answerEndingEarly } from '#server/pages/loaders/tools/ending-early/load-ending-early.ts';
import {
  exampleHours,
  exampleSalaryPounds,
  findCarOnOffer,
  toPayAndLease,
} from '#server/pages/loaders/tools/three-ways/car-on-offer.ts';
import { compareOffers, sacrificeSentence } from '#server/pages/loaders/tools/three-ways/three-ways-notes.ts';
import type { Price } from '#shared/deals/price.ts';
import { defaultProfile, type LeaseProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { VehicleData } from '#shared/pages/vehicle/vehicle-data.ts';
import {
  companyCarTaxPath,
  endingEarlyPath,
  salarySacrificePath,
  withQuery,
} from '#shared/routes/link-to.ts';
import { taxedFactsOf, toCompanyVehicles } from '#shared/tax/company-vehicle.ts';
import { endingSharesOf } from '#shared/tax/figures/early-end-shares.ts';
import type { CompanyCarTaxAnswer } from '#shared/ui/answers/company-car-tax-data.ts';
import type { Offer } from './offered-profiles.ts';

/** Rate of the answer on a vehicle's page and in a comparison; the calculator offers others. */
export const usualTaxRate = 40;

/** Company car tax over a lease that begins next month; undefined for a used vehicle or where a fact is missing. */
export function findCompanyCarTax(
  vehicle: Vehicle,
  { termMonths }: Pick<LeaseProfile, 'termMonths'>,
  today: string,
): CompanyCarTaxAnswer | undefined {
  const [start] = startMonths(today)[0] ?? [];
  if (vehicle.pricingType === 'used' || start === undefined) return undefined;
  const facts = taxedFactsOf(vehicle);
  const answers = { meetsRde2: true, standard: 'unknown', registeredOn: `${start}-01` } as const;
  const vehicles = toCompanyVehicles(facts, answers);
  if (vehicles.length === 0) return undefined;
  return answerCompanyCarTax(
    { facts, vehicles },
    {
      start,
      term: termMonths,
      rate: usualTaxRate,
      contributionPounds: 0,
      privateUsePounds: 0,
      hasFuel: false,
    },
  );
}

/** The same for the vehicle's page, with the way to the calculator. */
export function companyCarTaxOf(
  vehicle: Vehicle,
  profile: LeaseProfile,
  today: string,
): Pick<VehicleData, 'companyCarTax'> {
  const answer = findCompanyCarTax(vehicle, profile, today);
  if (!answer) return {};
  const term = profile.termMonths === defaultProfile.termMonths ? undefined : String(profile.termMonths);
  const href = withQuery(companyCarTaxPath, { vehicle: vehicle.vehicleRef, term });
  return { companyCarTax: { answer, href } };
}

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
