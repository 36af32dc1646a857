import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';
import type { CompanyCarTaxQuestion } from '#shared/pages/tools/company-car-tax/company-car-tax-data.ts';
import type { FittingDeal } from '#shared/pages/tools/fitting-deals.tsx';
import { companyCarPercentage } from '#shared/tax/company-car-percentage.ts';
import { taxedFactsOf, toCompanyVehicles } from '#shared/tax/company-vehicle.ts';
import { taxYearOf } from '#shared/tax/tax-year.ts';
import type { TaxedVehicle } from './answer-company-car-tax.ts';

interface Wanted {
  /** Left out of the list. */
  readonly vehicle: Vehicle | undefined;
  readonly answered: TaxedVehicle;
  readonly question: CompanyCarTaxQuestion;
}

const shownCount = 4;
/** List prices within this part of the car's own count as the same. */
const priceMargin = 0.1;

/** The live cars with about the same list price on which a driver pays least tax; one of each range, cheapest rental first among equals. */
export function findLowTaxDeals(
  snapshot: Snapshot,
  { vehicle, answered, question }: Wanted,
): readonly FittingDeal[] {
  const [taxed] = answered.vehicles;
  if (answered.facts.body !== 'car' || taxed?.kind !== 'car') return [];
  const registeredOn = `${question.start}-01`;
  const year = taxYearOf(registeredOn);
  const margin = taxed.listPricePence * priceMargin;
  const ranges = new Set(vehicle && [vehicle.range.slug]);
  const candidates = [...snapshot.listVehicles('car', 'standard')].flatMap((other) => {
    const { p11dPence } = other;
    if (p11dPence === undefined || Math.abs(p11dPence - taxed.listPricePence) > margin) return [];
    // The most that it may be taxed on, where its emission standard decides.
    const [car, ...less] = toCompanyVehicles(taxedFactsOf(other), {
      meetsRde2: question.rde2,
      standard: 'unknown',
      registeredOn,
    });
    const percentage = car?.kind === 'car' ? companyCarPercentage(car, year) : undefined;
    if (percentage === undefined) return [];
    return [
      { other, benefitPence: (p11dPence * percentage) / 100, mostWords: less.length > 0 ? 'up to ' : '' },
    ];
  });
  candidates.sort((a, b) => a.benefitPence - b.benefitPence);
  const found: FittingDeal[] = [];
  for (const { other, benefitPence, mostWords } of candidates) {
    if (found.length === shownCount) break;
    if (ranges.has(other.range.slug)) continue;
    const deal = snapshot.findDeal('business', other.vehicleRef, defaultProfile);
    if (!deal?.price) continue;
    ranges.add(other.range.slug);
    const monthly = Math.round((benefitPence * question.rate) / 1200);
    found.push({
      deal,
      words: `${mostWords}${formatWholePounds(monthly)} a month in tax at ${question.rate}%`,
    });
  }
  return found;
}
