import { drawYearBars } from '#server/pages/charts/year-bars.ts';
import { wayCondition } from '#server/pages/loaders/tools/company-car-tax/tax-decisions.ts';
import type { ThreeWays } from '#shared/tax/three-ways.ts';
import type { CarOnOffer, PayAndLease } from '#shared/tax/three-ways-year.ts';
import {
  type ThreeWaysAnswer,
  type WaysFigures,
  type WaysRow,
  wayNames,
} from '#shared/ui/answers/three-ways-data.ts';
import { type Examples, threeWaysNotes } from './three-ways-notes.ts';
import { compareOffers, inPounds, threeWaysSentence, wholePounds } from './three-ways-sentences.ts';

const notPossible = 'not possible';

/** One car in three ways, as the average month of its lease; undefined where none of its tax years is set. */
export function answerThreeWays(
  offers: readonly CarOnOffer[],
  given: PayAndLease,
  examples: Examples,
): ThreeWaysAnswer | undefined {
  const compared = compareOffers(offers, given);
  if (compared.length === 0) return undefined;
  const cars = compared.map(({ offer }) => offer.car);
  return {
    sentence: threeWaysSentence(compared, given),
    notes: threeWaysNotes(compared, given, examples),
    figures: compared.map(({ offer, ways }) => ({
      ...(cars.length > 1 && { name: `If ${wayCondition(offer.car, cars)}` }),
      ...toFigures(
        ways,
        compared.flatMap((each) => driverMonths(each.ways)),
      ),
    })),
  };
}

function toFigures(ways: ThreeWays, beside: readonly (number | undefined)[]): WaysFigures {
  const bars = driverMonths(ways).map((pence, place) => ({ name: wayNames[place] ?? '', pence }));
  return { rows: toRows(ways), chart: drawYearBars(bars, { absent: notPossible, beside }) };
}

/** What the driver pays in an average month, in the order of `wayNames`. */
function driverMonths({ personalPence, companyCar, sacrifice, months }: ThreeWays) {
  return [personalPence, companyCar.driverPence, sacrifice?.driverPence].map((pence) =>
    pence === undefined ? undefined : Math.round(pence / months),
  );
}

/** A label, and the sum over the term for each way in pence; without one, the way is not possible. */
type Line = readonly [label: string, own: number, company: number, given: number | undefined];

/** What the car costs, what tax makes of it, and who pays how much in the end. */
function toRows(ways: ThreeWays): readonly WaysRow[] {
  const { personalPence, companyCar, sacrifice } = ways;
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
      const say = (pence: number | undefined) => (isTotal ? sayTotal(pence, ways) : sayPart(pence, ways));
      return { label, figures: [own, company, sacrifice && given].map(say), isTotal };
    }),
  );
}

function minus(pence = 0): number {
  return -pence;
}

/** A part of a sum; a dash where there is none of it. */
function sayPart(pence: number | undefined, ways: ThreeWays): string {
  if (pence === undefined) return notPossible;
  return wholePounds(pence, ways) === 0 ? '–' : inPounds(pence, ways);
}

function sayTotal(pence: number | undefined, ways: ThreeWays): string {
  if (pence === undefined) return notPossible;
  return wholePounds(pence, ways) < 0 ? `saves ${inPounds(-pence, ways)}` : inPounds(pence, ways);
}
