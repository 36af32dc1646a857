import { wayCondition } from '#server/pages/loaders/tools/company-car-tax/tax-decisions.ts';
import { formatWholePounds, groupThousands } from '#shared/format/format-pounds.ts';
import { taxYearName } from '#shared/tax/tax-year.ts';
import { compareThreeWays, type ThreeWays } from '#shared/tax/three-ways.ts';
import type { CarOnOffer, PayAndLease } from '#shared/tax/three-ways-year.ts';

/** One car in three ways, as it is taxed by one emission standard. */
export interface ComparedOffer {
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
  const salary = `With ${formatWholePounds(salaryPence)} a year`;
  const own = inPounds(personalPence, ways);
  if (!sacrifice) {
    const left = payLeftPence > 0 ? `leave you ${formatWholePounds(payLeftPence)} a year` : 'take all of it';
    return `${salary} for ${hoursAWeek} hours a week, you can’t give up enough pay for this car. It would ${left}. The National Living Wage for those hours is ${formatWholePounds(leastPayPence)}. Leasing it yourself costs ${own} a month.`;
  }
  // From the figures as they are shown, so that the reader can check the difference.
  const less = wholePounds(personalPence, ways) - wholePounds(sacrifice.driverPence, ways);
  if (less < 0)
    return `${salary}, leasing it yourself costs you ${own} a month, £${groupThousands(-less)} less than salary sacrifice does on average.`;
  const difference = less === 0 ? 'the same as' : `£${groupThousands(less)} less than`;
  return `${salary}, salary sacrifice costs you ${inPounds(sacrifice.driverPence, ways)} a month from net pay on average, ${difference} leasing it yourself.`;
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
