import { answerCompanyCarTax } from '#server/pages/loaders/tools/company-car-tax/answer-company-car-tax.ts';
import { startMonths } from '#server/pages/loaders/tools/company-car-tax/company-car-question.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { VehicleData } from '#shared/pages/vehicle/vehicle-data.ts';
import { companyCarTaxPath, withQuery } from '#shared/routes/link-to.ts';
import { toCompanyVehicle } from '#shared/tax/company-vehicle.ts';

/** Rate of the answer on a vehicle's page; the calculator offers others. */
const rate = 40;

/** Company car tax over a lease that begins next month; nothing for a used vehicle or where a fact is missing. */
export function companyCarTaxOf(
  vehicle: Vehicle,
  { termMonths }: LeaseProfile,
  today: string,
): Pick<VehicleData, 'companyCarTax'> {
  const taxed = vehicle.pricingType === 'used' ? undefined : toCompanyVehicle(vehicle, true);
  const [start] = startMonths(today)[0] ?? [];
  if (!taxed || start === undefined) return {};
  const lease = {
    start,
    term: termMonths,
    rate,
    contributionPounds: 0,
    privateUsePounds: 0,
    hasFuel: false,
  } as const;
  const term = termMonths === defaultProfile.termMonths ? undefined : String(termMonths);
  return {
    companyCarTax: {
      answer: answerCompanyCarTax(taxed, lease),
      href: withQuery(companyCarTaxPath, { vehicle: vehicle.vehicleRef, term }),
    },
  };
}
