import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import { expensiveCarSupplement, vehicleTaxRates } from '#shared/tax/figures/vehicle-tax.ts';
import { winterRange } from '#shared/tax/figures/winter-range.ts';
import { taxYearName, taxYearOf } from '#shared/tax/tax-year.ts';
import { hasSupplement, type TaxedNewCar, toTaxedNewCar, vehicleTaxOfYear } from '#shared/tax/vehicle-tax.ts';
import type { RunningCostAnswer } from '#shared/ui/answers/running-cost-answer.tsx';

interface Leased {
  readonly vehicle: Vehicle;
  readonly profile: LeaseProfile;
  /** Monthly rental with maintenance less the one without. */
  readonly maintenancePence?: number | undefined;
}

/** What a lease does about road tax and servicing, and how far an electric car goes in winter. */
export function runningCostFacts(leased: Leased): RunningCostAnswer['facts'] {
  const range = winterWords(leased.vehicle);
  return [
    { heading: 'Road tax', words: roadTaxWords(leased) },
    { heading: 'Servicing and tyres', words: servicingWords(leased) },
    ...(range === undefined ? [] : [{ heading: 'Electric range', words: range }]),
  ];
}

function roadTaxWords({ vehicle, profile }: Leased): string {
  const car = toTaxedNewCar(vehicle);
  const year = taxYearName(taxYearOf(vehicleTaxRates.until));
  const rates = car ? ` At the ${year} rates that’s ${yearsWords(car, profile.termMonths)}` : '';
  return `The funder pays it, as the registered keeper.${rates} Your quote says which years the lease covers, so we don’t add it here.`;
}

/** "£10 in the first year, then £200 a year." */
function yearsWords(car: TaxedNewCar, termMonths: number): string {
  const first = `${formatPounds(vehicleTaxOfYear(car, 1))} in the first year`;
  if (termMonths <= 12) return `${first}.`;
  const later = `${first}, then ${formatPounds(vehicleTaxOfYear(car, 2))} a year.`;
  if (!hasSupplement(car, 2)) return later;
  const { pence, untilYear } = expensiveCarSupplement.value;
  return `${later} ${formatPounds(pence)} of that is the supplement for expensive cars, until year ${untilYear}; we have that sum from one report only.`;
}

function servicingWords({ profile, maintenancePence = 0 }: Leased): string {
  const cost = maintenancePence > 0 ? formatPounds(maintenancePence) : undefined;
  if (profile.isMaintained) {
    const part = cost === undefined ? '' : ` It’s ${cost} a month of the rental.`;
    return `In this lease, as the funder’s maintenance package sets out.${part}`;
  }
  const choice = cost === undefined ? '' : ` With maintenance, the rental is ${cost} a month more.`;
  return `Not in this lease, so you pay for them.${choice}`;
}

/** The range when it is cold, for cars: vans were not tested. */
function winterWords({ vehicleType, fuel, electricRangeMiles }: Vehicle): string | undefined {
  if (vehicleType !== 'car' || fuel !== 'electric' || electricRangeMiles === undefined) return undefined;
  const { leastShortfallPercent: least, mostShortfallPercent: most } = winterRange.value;
  const miles = (shortfall: number) => Math.round((electricRangeMiles * (100 - shortfall)) / 1000) * 10;
  return `${formatMiles(electricRangeMiles)} by WLTP, and perhaps ${groupThousands(miles(most))} to ${groupThousands(miles(least))} in winter. In What Car?’s winter tests of 2023 and 2024, electric cars went ${least}% to ${most}% less far than their WLTP range.`;
}
