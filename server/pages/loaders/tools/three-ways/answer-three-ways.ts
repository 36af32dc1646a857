import { drawYearBars } from '#server/pages/charts/year-bars.ts';
import { wayCondition } from '#server/pages/loaders/tools/company-car-tax/company-car-question.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { ThreeWays } from '#shared/tax/three-ways.ts';
import type { CarOnOffer, PayAndLease } from '#shared/tax/three-ways-year.ts';
import {
  type ThreeWaysAnswer,
  type WaysFigures,
  type WaysRow,
  wayNames,
} from '#shared/ui/answers/three-ways-answer.tsx';
import {
  compareOffers,
  type Examples,
  inPounds,
  threeWaysNotes,
  threeWaysSentence,
  wholePounds,
} from './three-ways-notes.ts';

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

/** Questions about salary sacrifice and their answers. */
export const salarySacrificeFaqs: readonly FaqItem[] = [
  {
    question: 'How does salary sacrifice for a car work?',
    answer:
      'Your employer leases the car and you agree to a lower salary for as long as you have it. You pay no income tax or National Insurance on the pay you give up. You pay company car tax on the car instead.',
  },
  {
    question: 'Which cars is it worth it for?',
    answer:
      'Mostly electric cars, because their company car tax is low. Above 75 g/km of CO2 you’re taxed on the pay you give up when that’s more than the usual benefit, so most of the saving is gone.',
  },
  {
    question: 'What happens if I leave my job?',
    answer:
      'You usually hand the car back. Your agreement says whether you or your employer pays for ending the lease early, so read that part before you sign.',
  },
  {
    question: 'Does salary sacrifice affect my pension?',
    answer:
      'It can. If contributions are a percentage of your pay, they fall when your pay does. Some employers keep them at the old level, so ask.',
  },
  {
    question: 'Can everyone use it?',
    answer:
      'No. Your employer must offer a scheme, and your pay after the sacrifice must not fall below the National Living Wage, or the minimum wage for your age. We check that with your contracted hours.',
  },
  {
    question: 'I live in Scotland. Are these figures right for me?',
    answer:
      'Not quite. Scotland has its own income tax rates, which we don’t work with here. National Insurance and the taxed benefit are the same.',
  },
];

/** Questions about choosing between a personal and a business lease. */
export const personalOrBusinessFaqs: readonly FaqItem[] = [
  {
    question: 'Can I put a business lease through my limited company?',
    answer:
      'Yes. The company signs and pays the rentals. If you use the car privately, you pay company car tax as its driver and the company pays Class 1A National Insurance.',
  },
  {
    question: 'Is a business lease cheaper because it’s shown ex VAT?',
    answer:
      'Only by the VAT you can reclaim. On a car with any private use that’s half of it, and only if the business is VAT registered. Compare like with like: add the other half back.',
  },
  {
    question: 'I’m self-employed. Which one is for me?',
    answer:
      'Either is possible. A sole trader can sign a business lease, and only the business part of the cost counts as an expense. Ask your accountant which suits your mileage.',
  },
  {
    question: 'Can I use a personal lease for work?',
    answer:
      'Usually for commuting, and for business trips if your insurance covers them. Check the agreement and your policy before you drive for work.',
  },
];
