import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { drawHandBack } from '#server/pages/charts/hand-back-chart.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { listPriced } from '#server/pages/loaders/tools/example-car.ts';
import { toFigureNote } from '#server/pages/loaders/tools/figure-notes.ts';
import { readQuestion, wholeField } from '#server/pages/loaders/tools/read-question.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { type EndingMonth, endingMonths } from '#shared/deals/ending-early.ts';
import type { Price } from '#shared/deals/price.ts';
import { defaultProfile, shortTerms, withinTerm } from '#shared/deals/profile.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds, formatWholePounds } from '#shared/format/format-pounds.ts';
import type { FittingDeal } from '#shared/pages/tools/fitting-deals.tsx';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { type EndingShares, earlyEndShares, endingSharesOf } from '#shared/tax/figures/early-end-shares.ts';
import type { EndingEarlyAnswer } from '#shared/ui/answers/ending-early-answer.tsx';
import { findLease } from './find-lease.ts';

const shownCount = 4;

/**
 * Live deals of which less is left to end: the cheapest short leases, one of each range, with what ending each half way
 * would cost.
 */
function findShortDeals(snapshot: Snapshot, dealType: DealType): readonly FittingDeal[] {
  const profile = withinTerm({ ...defaultProfile, termMonths: Math.max(...shortTerms) });
  return listPriced(snapshot, { dealType, profile, sort: 'true-monthly' })
    .slice(0, shownCount)
    .flatMap(({ vehicleRef }): FittingDeal[] => {
      const deal = snapshot.findDeal(dealType, vehicleRef, profile);
      if (!deal?.price) return [];
      const shares = endingSharesOf(snapshot.findFunder(dealType, vehicleRef, profile));
      const half = endingMonths(deal.price, shares)[Math.ceil(profile.termMonths / 2) - 1];
      if (!half) return [];
      return [{ deal, words: `Ending after ${formatMonths(half.month)}: ${aboutWords(half)}` }];
    });
}

/** Questions about ending a lease early and their answers. */
const endingEarlyFaqs: readonly FaqItem[] = [
  {
    question: 'Why does it cost so much to end a lease early?',
    answer:
      'A vehicle loses value fastest when it’s new, but your payments are spread evenly over the term. If you stop early, the funder hasn’t been paid for what the vehicle has lost.',
  },
  {
    question: 'How do I find out what I’d really pay?',
    answer:
      'Look for “early termination” in your agreement, then ask your funder for a figure in writing. Ask until what date it holds, and what happens if you’re over your miles.',
  },
  {
    question: 'Can I cancel just after I’ve signed?',
    answer:
      'Your agreement says whether you can, for how long and how to do it. It differs between funders, so read that part before you sign and ask us if anything is unclear.',
  },
  {
    question: 'Do I get my initial payment back?',
    answer:
      'We count the initial payment and the fee as spent, so they’re part of what’s paid so far. Your agreement says if yours is different.',
  },
  {
    question: 'Is there a cheaper way out?',
    answer:
      'Ask your funder whether you can change the mileage, extend or shorten the term, or pass the lease to someone else. Not every funder offers these. If paying has become hard, tell your funder before you miss a payment.',
  },
];

/** What ending a lease early would cost: of a vehicle of the catalogue, or one whose payments are typed. */
export const loadEndingEarly: Loader<typeof toolsPages.endingEarly> = ({ path, search, services }) => {
  const snapshot = services.catalogue.snapshot();
  const { price, shares, notes, refused, vehicle, typed } = findLease(snapshot, search);
  const { termMonths } = price.profile;
  const month = readQuestion(
    {
      month: wholeField(Math.ceil(termMonths / 2), {
        min: 1,
        max: termMonths,
        what: 'a month',
      }),
    },
    search,
  );
  return {
    path,
    ...(vehicle && { vehicle }),
    ...(typed && { typed }),
    price,
    month: month.values.month,
    answer: answerEndingEarly({ price, month: month.values.month, shares, tableStep: 1 }),
    shortDeals: findShortDeals(snapshot, vehicle?.dealType ?? 'personal'),
    imageHost: services.site.imageHost,
    notes: [...notes, ...month.notes],
    refused: { ...refused, ...month.refused },
    method,
    figures: [toFigureNote(earlyEndShares)],
    faqs: endingEarlyFaqs,
  };
};

const method: readonly string[] = [
  'Paid so far = initial payment + fee + one payment for each month after the first. Left to pay = the payments of the months that are left. Together they’re the total of the lease.',
  'Cost of ending = payments left × our lowest and our highest share. Some funders have a range of their own, and the price of a vehicle is one funder’s. Charges for excess miles and for damage come on top. Your agreement says how many miles a lease that ends early allows.',
];

interface Ending {
  readonly price: Price;
  /** After how many months the lease ends: 1 to its term. */
  readonly month: number;
  readonly shares: EndingShares;
  /** The table shows every so many months, and the chosen one. */
  readonly tableStep: number;
}

/** What ending a lease after some of its months would cost, and the same for every other month. */
export function answerEndingEarly({ price, month, shares, tableStep }: Ending): EndingEarlyAnswer {
  const { termMonths } = price.profile;
  const months = endingMonths(price, shares);
  const chosen = months[month - 1];
  if (!chosen) throw new RangeError(`A lease of ${termMonths} months has no month ${month}.`);
  return {
    sentence: toSentence(chosen, termMonths),
    assumption: `We assume a charge of ${sharesWords(shares)} of the payments left. That’s our estimate, not a law and not your funder’s terms: your agreement says what ending really costs.`,
    vat: price.vat,
    month,
    termMonths,
    months: months.filter((each) => each.month % tableStep === 0 || each.month === month),
    chart: drawHandBack(months, chosen),
  };
}

function toSentence(ending: EndingMonth, termMonths: number): string {
  const { month, paidPence } = ending;
  const paid = formatWholePounds(paidPence);
  if (month === termMonths)
    return `After all ${formatMonths(termMonths)} there’s nothing to end: you’ve paid ${paid}, and no payments are left.`;
  return `Ending after ${month} of ${termMonths} months would cost about ${aboutWords(ending)}, on top of the ${paid} paid by then.`;
}

/** "£1,200 to £2,400" */
function aboutWords({ lowPence, highPence }: EndingMonth): string {
  const [low, high] = [toAbout(lowPence), toAbout(highPence)];
  return low === high ? low : `${low} to ${high}`;
}

/** To ten pounds: an estimate is no more exact than that. */
function toAbout(pence: number): string {
  return formatPounds(Math.round(pence / 1000) * 1000);
}

function sharesWords({ lowPercent, highPercent }: EndingShares): string {
  if (lowPercent === highPercent) return `about ${shareWords(lowPercent)}`;
  return `between ${shareWords(lowPercent)} and ${shareWords(highPercent)}`;
}

function shareWords(percent: number): string {
  if (percent === 100) return 'all';
  return percent === 50 ? 'half' : `${percent}%`;
}
