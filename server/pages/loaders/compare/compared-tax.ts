import { findCompanyCarTax, usualTaxRate } from '#server/pages/loaders/vehicle/vehicle-answers.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';
import { incomeTaxRates } from '#shared/ui/answers/company-car-tax-data.ts';
import type { ComparedFact } from './compared-facts.ts';

interface Compared {
  readonly vehicle: Vehicle;
  readonly dealType: DealType;
  readonly profile: Pick<LeaseProfile, 'termMonths'>;
}

/** What a driver pays a month in the first tax year, as the vehicle's page says it; for deals of businesses. */
export const companyCarTaxFact: ComparedFact = {
  label: `Company car or van tax at ${usualTaxRate}%, a month`,
  text: ({ companyCarTax }) => companyCarTax,
};

/** "£568 if it’s taxed as a car, £139 if it’s taxed as a van"; nothing for a person's own lease. */
export function companyCarTaxWords(
  { vehicle, dealType, profile }: Compared,
  today: string,
): string | undefined {
  if (dealType === 'personal') return undefined;
  const place = incomeTaxRates.indexOf(usualTaxRate);
  const sums = findCompanyCarTax(vehicle, profile, today)?.ways.flatMap(({ name, years: [first] }) => {
    const pence = first?.monthlyPence?.[place];
    if (pence === undefined) return [];
    return [`${formatWholePounds(pence)}${name ? ` ${name.replace('If', 'if')}` : ''}`];
  });
  return sums?.length ? sums.join(', ') : undefined;
}
