import { drawYearBars } from '#server/pages/charts/year-bars.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { CreditAgreement } from '#shared/deals/finance/credit-agreement.ts';
import { settleEarly } from '#shared/deals/finance/early-settlement.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatWholePounds, toPence } from '#shared/format/format-pounds.ts';
import type { FinanceAnswer, FinanceToolData } from '#shared/pages/tools/car-finance/car-finance-data.ts';
import { carFinancePaths } from '#shared/routes/link-to.ts';
import { otherFinanceTools, settlementFaqs } from './finance-faqs.ts';
import {
  type AskedNumber,
  aprQuestion,
  asExample,
  balloonQuestion,
  exampleNotes,
  limitAnswers,
  readFinanceForm,
  roundToPounds,
  toFinanceFields,
} from './finance-form.ts';

const asked = {
  credit: {
    label: 'Amount of credit, £',
    hint: 'What you borrowed: the price less your deposit.',
    what: 'an amount of credit',
    unit: 'pounds',
    usual: 20_000,
    min: 500,
    max: 300_000,
  },
  apr: { ...aprQuestion, hint: 'The APR on your agreement, not the flat rate.' },
  months: { label: 'Term, months', what: 'a term', unit: 'count', usual: 48, min: 1, max: 84 },
  balloon: balloonQuestion,
  made: { label: 'Payments made', what: 'payments made', unit: 'count', usual: 24, min: 0, max: 84 },
} as const satisfies Readonly<Record<string, AskedNumber>>;

/** What settling a PCP or hire purchase agreement early costs. */
export function loadPcpSettlement({ path, search }: LoaderRequest): FinanceToolData {
  const { values, notes, refused } = limitAnswers(readFinanceForm(asked, search), {
    balloon: ({ credit }) => ({
      largest: credit,
      note: 'The final payment can’t be more than the credit, so we use the amount of credit.',
    }),
    made: ({ months }) => ({
      largest: months,
      note: 'You can’t have made more payments than the term has, so we use the whole term.',
    }),
  });
  return {
    path,
    heading: 'PCP early settlement calculator',
    lead: 'What it takes to pay off a PCP or hire purchase agreement early. It’s an estimate: your lender must give you the exact figure when you ask for a settlement statement in writing.',
    fields: toFinanceFields(asked, values),
    answer: answerSettlement(
      {
        creditPence: toPence(values.credit),
        aprPercent: values.apr,
        months: values.months,
        balloonPence: toPence(values.balloon),
      },
      values.made,
      search.has('credit'),
    ),
    notes,
    refused,
    method,
    related: otherFinanceTools(carFinancePaths.settlement),
    faqs: settlementFaqs,
  };
}

function answerSettlement(agreement: CreditAgreement, made: number, isTyped: boolean): FinanceAnswer {
  const moments = toMoments(agreement, made);
  const sentence = toSentence(toMoment(agreement, made, 0));
  return {
    sentence: isTyped ? sentence : asExample(sentence),
    notes: [
      ...exampleNotes(isTyped),
      'You own the car once it’s settled. If it’s worth more than the settlement, the difference is yours.',
      'We’re a credit broker, not a lender. This isn’t advice on your agreement.',
    ],
    caption: 'Settlement figure, now and in so many months',
    chart: drawYearBars(moments.map(({ bar, settlementPence }) => ({ name: bar, pence: settlementPence }))),
    head: ['When', 'Owed that day', 'Settlement', 'Payments left', 'You’d save'],
    rows: moments.map((moment) => [
      moment.name,
      formatWholePounds(moment.balancePence),
      formatWholePounds(moment.settlementPence),
      formatWholePounds(moment.remainingPence),
      formatWholePounds(moment.savedPence),
    ]),
  };
}

function toSentence({ remainingPence, settlementPence, savedPence }: Moment): string {
  if (remainingPence === 0) return 'After the last payment there’s nothing left to settle.';
  return `You’d need about ${formatWholePounds(settlementPence)} to settle now: ${formatWholePounds(savedPence)} less than making every payment that’s left.`;
}

const shownMoments = 4;

/** Now and up to three later moments before the last payment: half a year apart where the term is long enough. */
function toMoments(agreement: CreditAgreement, made: number) {
  const left = agreement.months - made;
  const step = Math.max(1, Math.min(6, Math.floor(left / shownMoments)));
  return Array.from({ length: shownMoments }, (_, place) => made + place * step)
    .filter((count) => count === made || count < agreement.months)
    .map((count) => toMoment(agreement, count, count - made));
}

type Moment = ReturnType<typeof toMoment>;

/** Settling after a number of payments, in whole pounds, so that what is saved is the difference of the sums beside it. */
function toMoment(agreement: CreditAgreement, made: number, monthsAhead: number) {
  const { balancePence, settlementPence, remainingPence } = settleEarly(agreement, made);
  const [settlement, remaining] = [roundToPounds(settlementPence), roundToPounds(remainingPence)];
  return {
    name: monthsAhead === 0 ? 'Now' : `In ${formatMonths(monthsAhead)}`,
    bar: monthsAhead === 0 ? 'Now' : formatMonths(monthsAhead),
    balancePence,
    settlementPence: settlement,
    remainingPence: remaining,
    savedPence: remaining - settlement,
  };
}

const method: readonly string[] = [
  'The monthly interest rate is (1 + APR) to the power of 1/12, less 1. The monthly payment is the one that pays the credit back with interest and leaves the final payment at the end.',
  'The settlement uses the actuarial formula of the Consumer Credit (Early Settlement) Regulations 2004. The settlement date is 28 days after you give notice. For agreements of more than a year, the lender may move it back by one month (or 30 days), and we assume that it does. So you pay the next payment, and the balance after it with 28 days’ interest. This is the most that those rules let a lender charge, so yours may ask for less.',
  'We assume equal monthly payments from one month after the start, a final payment due with the last of them, no arrears, no fees outside the APR, and that you ask on the day of a payment. The 28 days are counted in a month of 30 days. The exact dates move the figure by less than a tenth of a month’s interest, so we don’t ask for them: your lender’s figure will be a little different.',
];
