import { drawYearBars } from '#server/pages/charts/year-bars.ts';
import { formatWholePounds, groupThousands } from '#shared/format/format-pounds.ts';
import {
  type CarOnOffer,
  comparedTaxYear,
  compareThreeWays,
  type ThreeWays,
} from '#shared/tax/three-ways.ts';
import { type ThreeWaysAnswer, type WaysRow, wayNames } from '#shared/ui/answers/three-ways-data.ts';
import { threeWaysNotes } from './three-ways-notes.ts';

export interface SalaryAsked {
  readonly salaryPounds: number;
  /** Whether the salary is an example of ours. */
  readonly isExample: boolean;
  /** ISO date, which decides the tax year. */
  readonly today: string;
}

const notPossible = 'not possible';

/** One car in three ways, a month; undefined where the tax year is not set. */
export function answerThreeWays(offer: CarOnOffer, asked: SalaryAsked): ThreeWaysAnswer | undefined {
  const year = comparedTaxYear(asked.today);
  const ways = compareThreeWays(offer, asked.salaryPounds * 100, year);
  if (!ways) return undefined;
  const driver = [ways.personalPence, ways.companyCar.driverPence, ways.sacrifice?.driverPence];
  const bars = driver.map((pence, place) => ({
    name: wayNames[place] ?? '',
    pence: pence === undefined ? undefined : toMonth(pence),
  }));
  const given = `A company car on top of your pay would cost you ${inPounds(ways.companyCar.driverPence)} a month in tax.`;
  return {
    sentence: `${sacrificeSentence(ways, asked.salaryPounds)} ${given}`,
    notes: threeWaysNotes({ offer, ways, asked, year }),
    rows: toRows(ways),
    chart: drawYearBars(bars, notPossible),
  };
}

/** How salary sacrifice compares with a lease of one's own. */
export function sacrificeSentence({ personalPence, sacrifice }: ThreeWays, salaryPounds: number): string {
  const salary = `With £${groupThousands(salaryPounds)} a year`;
  const own = inPounds(personalPence);
  if (!sacrifice)
    return `${salary} you can’t give up enough pay for this car. Leasing it yourself costs ${own} a month.`;
  // From the figures as they are shown, so that the reader can check the difference.
  const less = wholePounds(personalPence) - wholePounds(sacrifice.driverPence);
  if (less < 0)
    return `${salary}, leasing it yourself costs you ${own} a month, £${groupThousands(-less)} less than salary sacrifice.`;
  const difference = less === 0 ? 'the same as' : `£${groupThousands(less)} less than`;
  return `${salary}, salary sacrifice costs you ${inPounds(sacrifice.driverPence)} a month from net pay, ${difference} leasing it yourself.`;
}

/** A label, and the year's sum for each way in pence; without one, the way is not possible. */
type Line = readonly [label: string, own: number, company: number, given: number | undefined];

/** What the car costs, what tax makes of it, and who pays how much in the end. */
function toRows({ personalPence, companyCar, sacrifice }: ThreeWays): readonly WaysRow[] {
  const { rentalsPence, blockedVatPence, employerInsurancePence } = companyCar;
  const forDriver: readonly Line[] = [
    ['Your lease, inc VAT', personalPence, 0, 0],
    ['Pay that you give up', 0, 0, sacrifice?.sacrificePence],
    ['Income tax saved', 0, 0, minus(sacrifice?.incomeTaxSavedPence)],
    ['National Insurance saved', 0, 0, minus(sacrifice?.insuranceSavedPence)],
    ['Company car tax', 0, companyCar.carTaxPence, sacrifice?.carTaxPence],
    ['You pay, from net pay', personalPence, companyCar.driverPence, sacrifice?.driverPence],
  ];
  const forEmployer: readonly Line[] = [
    ['Employer’s lease, ex VAT', 0, rentalsPence, rentalsPence],
    ['VAT that the employer can’t reclaim', 0, blockedVatPence, blockedVatPence],
    ['National Insurance on the benefit', 0, employerInsurancePence, sacrifice?.employerInsurancePence],
    ['Pay that the employer saves', 0, 0, minus(sacrifice?.sacrificePence)],
    ['National Insurance saved on that pay', 0, 0, minus(sacrifice?.employerInsuranceSavedPence)],
    ['Your employer pays', 0, companyCar.employerPence, sacrifice?.employerPence],
  ];
  return [forDriver, forEmployer].flatMap((lines) =>
    lines.map(([label, own, company, given], place) => {
      const isTotal = place === lines.length - 1;
      const say = isTotal ? sayTotal : sayPart;
      return { label, figures: [own, company, sacrifice && given].map(say), isTotal };
    }),
  );
}

function minus(pence = 0): number {
  return -pence;
}

function toMonth(yearlyPence: number): number {
  return Math.round(yearlyPence / 12);
}

/** A month of a year's sum in whole pounds, rounded as it is shown. */
function wholePounds(yearlyPence: number): number {
  return Math.floor((toMonth(yearlyPence) + 50) / 100);
}

/** A part of a sum; a dash where there is none of it. */
function sayPart(yearlyPence: number | undefined): string {
  if (yearlyPence === undefined) return notPossible;
  return wholePounds(yearlyPence) === 0 ? '–' : inPounds(yearlyPence);
}

function sayTotal(yearlyPence: number | undefined): string {
  if (yearlyPence === undefined) return notPossible;
  return wholePounds(yearlyPence) < 0 ? `saves ${inPounds(-yearlyPence)}` : inPounds(yearlyPence);
}

/** A month of a year's sum. */
function inPounds(yearlyPence: number): string {
  return formatWholePounds(toMonth(yearlyPence));
}
