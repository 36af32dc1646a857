import {
  transitionNote,
  wayCondition,
} from '#server/pages/loaders/tools/company-car-tax/company-car-question.ts';
import { dieselNotes } from '#server/pages/loaders/tools/company-car-tax/tax-notes.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatWholePounds, groupThousands } from '#shared/format/format-pounds.ts';
import { companyCarPercentage } from '#shared/tax/company-car-percentage.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { incomeTaxBands } from '#shared/tax/figures/income-tax-bands.ts';
import { livingWage } from '#shared/tax/figures/living-wage.ts';
import { plugInTransition } from '#shared/tax/figures/plug-in-easement.ts';
import { taxYearName, taxYearOf } from '#shared/tax/tax-year.ts';
import { compareThreeWays, disallowedPercent, type ThreeWays } from '#shared/tax/three-ways.ts';
import type { CarOnOffer, PayAndLease } from '#shared/tax/three-ways-year.ts';

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

/** One car in three ways, as it is taxed by one emission standard. */
interface ComparedOffer {
  readonly offer: CarOnOffer;
  readonly ways: ThreeWays;
}

/** The offers whose tax years are set, each in three ways. */
export function compareOffers(offers: readonly CarOnOffer[], given: PayAndLease): readonly ComparedOffer[] {
  return offers.flatMap((offer) => {
    const ways = compareThreeWays(offer, given);
    return ways ? [{ offer, ways }] : [];
  });
}

/** How salary sacrifice compares with a lease of one's own; twice where the car's emission standard decides. */
export function sacrificeSentence(compared: readonly ComparedOffer[], given: PayAndLease): string {
  const [first] = compared;
  return first ? `${ofSacrifice(first.ways, given)}${ofOthers(compared, ['sacrifice'])}` : '';
}

/** The same, and what a company car on top of the pay costs. */
export function threeWaysSentence(compared: readonly ComparedOffer[], given: PayAndLease): string {
  const [first] = compared;
  if (!first) return '';
  const others = ofOthers(compared, ['sacrifice', 'companyCar']);
  return `${ofSacrifice(first.ways, given)} ${ofCompanyCar(first.ways)}${others}`;
}

function ofSacrifice(ways: ThreeWays, { salaryPence, hoursAWeek }: PayAndLease): string {
  const { personalPence, sacrifice, payLeftPence, leastPayPence } = ways;
  const pay = formatWholePounds(salaryPence);
  // Eight, eleven and eighteen begin with a vowel.
  const salary = `On ${/^£(?:8|1[18],)/.test(pay) ? 'an' : 'a'} ${pay} salary`;
  const own = inPounds(personalPence, ways);
  if (!sacrifice) {
    const left = payLeftPence > 0 ? `leave you ${formatWholePounds(payLeftPence)} a year` : 'take all of it';
    return `${salary} for ${hoursAWeek} hours a week, you can’t give up enough pay for this car. It would ${left}. The National Living Wage for those hours is ${formatWholePounds(leastPayPence)}. Leasing it yourself costs ${own} a month.`;
  }
  // From the figures as they are shown, so that the reader can check the difference.
  const less = wholePounds(personalPence, ways) - wholePounds(sacrifice.driverPence, ways);
  if (less < 0)
    return `${salary}, leasing it yourself costs ${own} a month, £${groupThousands(-less)} less than salary sacrifice does on average.`;
  const difference = less === 0 ? 'the same as' : `£${groupThousands(less)} less than`;
  return `${salary}, salary sacrifice costs ${inPounds(sacrifice.driverPence, ways)} a month from net pay on average, ${difference} leasing it yourself.`;
}

/** The average of the term, and the first and the last tax year where they differ. */
function ofCompanyCar(ways: ThreeWays): string {
  const { companyCar, years } = ways;
  const [first, last] = [years[0], years.at(-1)].map((each) =>
    each
      ? { name: taxYearName(each.year), sum: formatWholePounds(Math.round(each.carTaxMonthlyPence)) }
      : undefined,
  );
  const average = `A company car on top of your pay would cost you ${inPounds(companyCar.driverPence, ways)} a month in tax`;
  return first && last && first.sum !== last.sum
    ? `${average} on average: ${first.sum} in ${first.name}, ${last.sum} in ${last.name}.`
    : `${average}.`;
}

const wayWords = { sacrifice: 'salary sacrifice costs', companyCar: 'a company car costs' } as const;

/** What the first sums take the emission standard for, and what the car costs by another. */
function ofOthers(compared: readonly ComparedOffer[], asked: readonly (keyof typeof wayWords)[]): string {
  const cars = compared.map(({ offer }) => offer.car);
  const [first, ...others] = compared;
  if (!first || others.length === 0) return '';
  const sentences = others.map(({ offer, ways }) => {
    const sums = asked.flatMap((name) => {
      const sum = ways[name];
      return sum ? [`${wayWords[name]} ${inPounds(sum.driverPence, ways)} a month`] : [];
    });
    return sums.length === 0 ? '' : ` If ${wayCondition(offer.car, cars)}, ${sums.join(' and ')}.`;
  });
  return ` That’s if ${wayCondition(first.offer.car, cars)}.${sentences.join('')}`;
}

/** A month of a sum over the term in whole pounds, rounded as it is shown. */
export function wholePounds(pence: number, { months }: Pick<ThreeWays, 'months'>): number {
  return Math.floor((Math.round(pence / months) + 50) / 100);
}

/** The average month of a sum over the term. */
export function inPounds(pence: number, { months }: Pick<ThreeWays, 'months'>): string {
  return formatWholePounds(Math.round(pence / months));
}
