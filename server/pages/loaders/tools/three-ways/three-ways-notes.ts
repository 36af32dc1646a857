import { formatWholePounds, groupThousands } from '#shared/format/format-pounds.ts';
import { companyCarPercentage } from '#shared/tax/company-car-percentage.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { type TaxYear, taxYearName, taxYearOf } from '#shared/tax/tax-year.ts';
import { type CarOnOffer, disallowedPercent, type ThreeWays } from '#shared/tax/three-ways.ts';

interface Compared {
  readonly offer: CarOnOffer;
  readonly ways: ThreeWays;
  readonly asked: { readonly salaryPounds: number; readonly isExample: boolean };
  readonly year: TaxYear;
}

/** What a comparison takes for granted, and what its reader should know before choosing. */
export function threeWaysNotes({ offer, ways, asked, year }: Compared): readonly string[] {
  const { car } = offer;
  const { sacrifice } = ways;
  const salary = `£${groupThousands(asked.salaryPounds)}`;
  const disallowed = disallowedPercent(car);
  return [
    ...(asked.isExample ? [`${salary} is our example. Enter your own salary to see your figures.`] : []),
    `Tax and National Insurance are those of a whole year at ${taxYearName(year)} rates, for England, Wales and Northern Ireland. ${laterYears(offer, year)}`,
    ...(sacrifice
      ? [
          `You’d be paid ${formatWholePounds(asked.salaryPounds * 100 - sacrifice.sacrificePence)} a year instead of ${salary}. Pay must not fall below the National Minimum Wage, so your employer may have to say no. Lower pay can also mean less pension, less maternity or sick pay, and a smaller mortgage.`,
          'We assume you give up what the car costs your employer: the rental ex VAT, plus the half of the VAT that it can’t reclaim. Many schemes add insurance and servicing, so ask for their own quote.',
        ]
      : []),
    ...(sacrifice?.isTaxedOnSacrifice
      ? [
          `This car emits ${car.co2GramsPerKm} g/km. Above 75 g/km you’re taxed on the pay you give up when that’s more than the benefit, so you save National Insurance but no income tax.`,
        ]
      : []),
    ...(disallowed > 0
      ? [
          `This car emits more than 50 g/km, so your employer can’t deduct ${disallowed}% of the rentals from its taxable profit. That isn’t in these sums.`,
        ]
      : []),
    ...(car.isDiesel && !car.meetsRde2
      ? ['We add the 4-point diesel supplement. It doesn’t apply if this car meets RDE2.']
      : []),
  ];
}

/** How the taxed part of the list price changes until the last year that is set. */
function laterYears({ car }: CarOnOffer, year: TaxYear): string {
  const last = taxYearOf(companyCarPercentages.until);
  const [now, then] = [year, last].map((each) => companyCarPercentage(car, each));
  if (now === undefined || then === undefined || now === then) return '';
  return `The taxed part of this car’s list price goes from ${now}% to ${then}% by ${taxYearName(last)}, and the tax with it.`;
}
