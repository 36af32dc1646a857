import { drawYearBars } from '#server/pages/charts/year-bars.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { applyHalfRule, type HalfRule, type HirePurchase } from '#shared/deals/finance/half-rule.ts';
import { formatPounds, formatWholePounds, toPence } from '#shared/format/format-pounds.ts';
import type { FinanceAnswer, FinanceToolData } from '#shared/pages/tools/car-finance/car-finance-data.ts';
import { carFinancePaths } from '#shared/routes/link-to.ts';
import { otherFinanceTools, terminationFaqs } from './finance-faqs.ts';
import {
  type AskedNumber,
  asExample,
  balloonQuestion,
  exampleNotes,
  limitAnswers,
  readFinanceForm,
  toFinanceFields,
} from './finance-form.ts';

const asked = {
  deposit: {
    label: 'Deposit, £',
    hint: 'With any part exchange and deposit contribution in the agreement.',
    what: 'a deposit',
    unit: 'pounds',
    usual: 2000,
    min: 0,
    max: 300_000,
  },
  monthly: {
    label: 'Monthly payment, £',
    what: 'a monthly payment',
    unit: 'pounds',
    usual: 300,
    min: 0,
    max: 10_000,
  },
  months: {
    label: 'Monthly payments in total',
    what: 'monthly payments',
    unit: 'count',
    usual: 48,
    min: 1,
    max: 84,
  },
  balloon: balloonQuestion,
  fees: {
    label: 'Fees still to come, £',
    hint: 'Such as the option to purchase fee.',
    what: 'fees',
    unit: 'pounds',
    usual: 0,
    min: 0,
    max: 5000,
  },
  made: { label: 'Monthly payments made', what: 'payments made', unit: 'count', usual: 24, min: 0, max: 84 },
  arrears: {
    label: 'Payments missed so far, £',
    what: 'missed payments',
    unit: 'pounds',
    usual: 0,
    min: 0,
    max: 100_000,
  },
} as const satisfies Readonly<Record<string, AskedNumber>>;

/** Whether half of a hire purchase or PCP agreement is paid, and what ending it now costs. */
export function loadVoluntaryTermination({ path, search }: LoaderRequest): FinanceToolData {
  const { values, notes, refused } = limitAnswers(readFinanceForm(asked, search), {
    made: ({ months }) => ({
      largest: months,
      note: 'You can’t have made more payments than there are, so we use them all.',
    }),
  });
  const agreement: HirePurchase = {
    depositPence: toPence(values.deposit),
    monthlyPence: toPence(values.monthly),
    months: values.months,
    balloonPence: toPence(values.balloon),
    feesPence: toPence(values.fees),
    paymentsMade: values.made,
    arrearsPence: toPence(values.arrears),
  };
  return {
    path,
    heading: 'Voluntary termination calculator',
    lead: 'You may hand back a car on PCP or hire purchase at any time before the final payment is due. You then owe no more than brings you to half of everything payable. See how far you are. It doesn’t apply to leases, and your lender’s own figures decide.',
    fields: toFinanceFields(asked, values),
    answer: answerHalfRule(agreement, search.has('monthly')),
    notes,
    refused,
    method,
    related: otherFinanceTools(carFinancePaths.termination),
    faqs: terminationFaqs,
  };
}

function answerHalfRule(agreement: HirePurchase, isTyped: boolean): FinanceAnswer {
  const rule = applyHalfRule(agreement);
  const { totalPence, halfPence, paidPence, leftPence } = rule;
  const sentence = toSentence(rule, agreement);
  return {
    sentence: isTyped ? sentence : asExample(sentence),
    notes: [
      ...exampleNotes(isTyped),
      'The lender can charge for damage if you haven’t taken reasonable care of the car, and agreements may have terms on excess mileage. The right ends when the final payment falls due.',
      'We’re a credit broker, not a lender. This isn’t advice on your agreement.',
    ],
    caption: 'Paid so far, half, and everything payable',
    chart: drawYearBars([
      { name: 'Paid so far', pence: paidPence },
      { name: 'Half', pence: Math.round(halfPence) },
      { name: 'Everything', pence: totalPence },
    ]),
    head: ['What', 'Amount'],
    rows: [
      ['Deposit', formatWholePounds(agreement.depositPence)],
      [
        `${agreement.months} monthly payments of ${formatPounds(agreement.monthlyPence)}`,
        formatWholePounds(agreement.monthlyPence * agreement.months),
      ],
      ['Final payment and fees', formatWholePounds(agreement.balloonPence + agreement.feesPence)],
      ['Everything payable', formatWholePounds(totalPence)],
      ['Half of it', formatWholePounds(halfPence)],
      ['Paid so far', formatWholePounds(paidPence)],
      ['In arrears', formatWholePounds(agreement.arrearsPence)],
      ['Left to pay before handing back', formatWholePounds(leftPence)],
    ],
  };
}

function toSentence(
  { leftPence, halfPence, paidPence, halfAtPayment }: HalfRule,
  agreement: HirePurchase,
): string {
  if (leftPence === 0) return 'You’ve paid half, so you could hand the car back with nothing more to pay.';
  if (paidPence >= halfPence)
    return `You’ve paid half, so you’d only pay the ${formatWholePounds(leftPence)} that’s in arrears.`;
  const way =
    halfAtPayment === undefined
      ? 'Your monthly payments alone don’t reach half: the final payment is too large.'
      : `With payment ${halfAtPayment} of ${agreement.months} you’ll be there anyway.`;
  return `You’d pay about ${formatWholePounds(leftPence)} to reach half and hand the car back. ${way}`;
}

const method: readonly string[] = [
  'Everything payable is the deposit, all monthly payments, the final payment and the fees in the agreement. Half of that, less what you’ve paid, is what’s left. Payments that are already due count towards half, but you owe them in any case, so you never pay less than your arrears.',
  'The rule is in sections 99 and 100 of the Consumer Credit Act 1974. It covers regulated hire purchase (PCP is one kind) and conditional sale, not leases and personal loans. If your agreement asks for less than half, that counts, and a court may order less.',
  'We assume that fees are paid at the end, that charges for missed payments are not part of the total, and that nothing was paid for installing anything.',
];
