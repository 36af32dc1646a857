import { transitionNote } from '#server/pages/loaders/tools/company-car-tax/tax-decisions.ts';
import { dieselNotes } from '#server/pages/loaders/tools/company-car-tax/tax-notes.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatWholePounds } from '#shared/format/format-pounds.ts';
import { companyCarPercentage } from '#shared/tax/company-car-percentage.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { incomeTaxBands } from '#shared/tax/figures/income-tax-bands.ts';
import { livingWage } from '#shared/tax/figures/living-wage.ts';
import { plugInTransition } from '#shared/tax/figures/plug-in-easement.ts';
import { taxYearName, taxYearOf } from '#shared/tax/tax-year.ts';
import { disallowedPercent, type ThreeWays } from '#shared/tax/three-ways.ts';
import type { CarOnOffer, PayAndLease } from '#shared/tax/three-ways-year.ts';
import type { ComparedOffer } from './three-ways-sentences.ts';

/** What of the visitor's pay is an example of ours. */
export interface Examples {
  readonly isSalary: boolean;
  readonly isHours: boolean;
}

/** What a comparison takes for granted, and what its reader should know before choosing. */
export function threeWaysNotes(
  compared: readonly ComparedOffer[],
  given: PayAndLease,
  examples: Examples,
): readonly string[] {
  const [first] = compared;
  if (!first) return [];
  const { offer, ways } = first;
  const salary = formatWholePounds(given.salaryPence);
  return [
    ...(examples.isSalary ? [`${salary} is our example. Enter your own salary to see your figures.`] : []),
    termNote(first, given),
    wageNote(ways, given, examples),
    ...(ways.sacrifice ? [lossNote(ways, given), sacrificeNote] : []),
    ...carNotes(compared),
    ...dieselNotes(offer.car),
  ];
}

/** Which months and rates the averages are of. */
function termNote({ offer, ways }: ComparedOffer, { start, months }: PayAndLease): string {
  const rates = taxYearName(Math.min(taxYearOf(start), taxYearOf(incomeTaxBands.until)));
  const isWhole = Math.round(ways.months) >= months;
  const term = isWhole
    ? `the ${months} months from ${formatDate(start)}`
    : `the months from ${formatDate(start)} to ${formatDate(companyCarPercentages.until)}. Later years aren’t set yet`;
  return `Every figure is the average month of ${term}. Income tax and National Insurance stay at ${rates} rates, for England, Wales and Northern Ireland. ${laterYears(offer, ways)}`.trim();
}

/** How the taxed part of the list price changes over the term. */
function laterYears({ car }: CarOnOffer, { years }: ThreeWays): string {
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  if (first === undefined || last === undefined) return '';
  const [now, then] = [first, last].map((year) => companyCarPercentage(car, year));
  if (now === then) return '';
  return `The taxed part of this car’s list price goes from ${now}% to ${then}% by ${taxYearName(last)}, and the tax with it.`;
}

/** The least pay, and what it was worked out from. */
function wageNote({ leastPayPence }: ThreeWays, { hoursAWeek }: PayAndLease, { isHours }: Examples): string {
  const hourly = `£${(livingWage.value.hourlyPence / 100).toFixed(2)}`;
  const assumed = isHours ? `We assume ${hoursAWeek} contracted hours a week; enter yours. ` : '';
  return `${assumed}Pay left after the sacrifice can’t be less than the National Living Wage: ${hourly} an hour from age 21 until ${formatDate(livingWage.until)}, so ${formatWholePounds(leastPayPence)} for ${hoursAWeek} hours in 52 weeks. It usually rises each April, and hours worked on top count too, so your employer may set a higher limit.`;
}

function lossNote({ payLeftPence }: ThreeWays, { salaryPence }: PayAndLease): string {
  return `You’d be paid ${formatWholePounds(payLeftPence)} a year instead of ${formatWholePounds(salaryPence)}. Lower pay can also mean less pension, less maternity or sick pay, and a smaller mortgage.`;
}

const sacrificeNote =
  'We assume you give up what the car costs your employer: the rental ex VAT, plus the half of the VAT that it can’t reclaim. Many schemes add insurance and servicing, so ask for their own quote.';

/** The rules that the car's emissions bring in. */
function carNotes(compared: readonly ComparedOffer[]): readonly string[] {
  const car = compared[0]?.offer.car;
  if (!car) return [];
  const disallowed = disallowedPercent(car);
  const taxed = compared.filter(({ ways }) => ways.sacrifice && ways.isTaxedOnSacrifice);
  const unless = taxed.length < compared.length ? ', unless it was tested to Euro 6e-bis or later' : '';
  const isEasedLater = compared.some(
    ({ offer, ways }) =>
      offer.car.isEased && ways.years.some(({ year }) => year >= taxYearOf(plugInTransition.from)),
  );
  return [
    ...(taxed.length > 0
      ? [
          `This car emits ${car.co2GramsPerKm} g/km. Above 75 g/km you’re taxed on the pay you give up when that’s more than the benefit, so you save National Insurance but no income tax${unless}.`,
        ]
      : []),
    ...(disallowed > 0
      ? [
          `This car emits more than 50 g/km, so your employer can’t deduct ${disallowed}% of the rentals from its taxable profit. That isn’t in these sums.`,
        ]
      : []),
    ...(isEasedLater ? [transitionNote] : []),
  ];
}
