import { answerCompanyCarTax } from '#server/pages/loaders/tools/company-car-tax/answer-company-car-tax.ts';
import { startMonths } from '#server/pages/loaders/tools/company-car-tax/company-car-question.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { VehicleData } from '#shared/pages/vehicle/vehicle-data.ts';
import { companyCarTaxPath, withQuery } from '#shared/routes/link-to.ts';
import { taxedFactsOf, toCompanyVehicles } from '#shared/tax/company-vehicle.ts';
import type { CompanyCarTaxAnswer } from '#shared/ui/answers/company-car-tax-data.ts';

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
