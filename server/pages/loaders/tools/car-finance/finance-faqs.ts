import type { FinanceLink } from '#shared/pages/tools/car-finance/car-finance-data.ts';
import { carFinancePaths } from '#shared/routes/link-to.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';

const asking: FaqItem = {
  question: 'How do I get the exact figure?',
  answer:
    'Ask your lender in writing for a settlement statement. They must give you the exact figure and the day until which it holds.',
};

export const settlementFaqs: readonly FaqItem[] = [
  asking,
  {
    question: 'Should I settle now or keep paying?',
    answer:
      'Settling saves interest, and each payment you’ve already made saves less of it. Compare the saving with what else you could do with the money. If the car is worth less than the settlement, you’d pay in the difference to sell it.',
  },
  {
    question: 'Why is the settlement more than I owe today?',
    answer:
      'The rules give notice of 28 days and, for agreements of more than a year, let the lender add one month. Interest runs for that time.',
  },
  {
    question: 'Does this work for a lease?',
    answer:
      'No. A lease is hire: there’s no credit to settle and no APR. Ending a lease early costs what its agreement says.',
  },
];

export const terminationFaqs: readonly FaqItem[] = [
  {
    question: 'Is it better than settling early?',
    answer:
      'It depends on what the car is worth. If it’s worth more than the settlement figure, settling and selling leaves you with money. If it’s worth less, handing it back under the half rule may cost less.',
  },
  {
    question: 'How do I end the agreement?',
    answer:
      'Tell your lender in writing that you’re ending it under section 99 of the Consumer Credit Act 1974. That’s different from a voluntary surrender, where you may owe the whole balance.',
  },
  {
    question: 'What condition must the car be in?',
    answer:
      'You must have taken reasonable care of it. Otherwise the lender can claim for the damage on top of half.',
  },
  {
    question: 'Can I end a lease like this?',
    answer:
      'No. The half rule is for hire purchase, PCP and conditional sale. A lease ends as its agreement says.',
  },
];

export const leaseOrBuyFaqs: readonly FaqItem[] = [
  {
    question: 'Which is cheapest?',
    answer:
      'It turns on the discount you’d get and on what the car is worth at the end, and neither is known today. If it loses more than the lease costs, leasing costs less. If it loses less, buying does. Try a few of each and see where it tips.',
  },
  {
    question: 'Why does leasing have no APR?',
    answer:
      'A lease is hire, not credit: you pay rent and never own the car. So compare what you pay in total.',
  },
  {
    question: 'What isn’t in these figures?',
    answer:
      'Fuel, insurance, servicing and tyres, road tax, and what your savings could have earned. Mileage and damage charges aren’t in them either.',
  },
];

export const carFinanceFaqs: readonly FaqItem[] = [
  {
    question: 'Do you lend money?',
    answer:
      'No. We’re a credit broker, not a lender. We arrange leases with funders, and a lease is hire: it has no APR.',
  },
  {
    question: 'What’s the difference between a lease and a PCP?',
    answer:
      'With a lease you rent the car and hand it back. With a PCP you borrow, pay interest, and choose at the end: hand it back, pay the final payment and keep it, or part-exchange it.',
  },
  asking,
];

/** The calculators of car finance. */
export const financeTools: readonly FinanceLink[] = [
  {
    label: 'Lease, PCP or cash?',
    path: carFinancePaths.leaseOrBuy,
    words: 'One car over the same months, with your own figures: what each costs and leaves you with.',
  },
  {
    label: 'Settle a PCP early',
    path: carFinancePaths.settlement,
    words: 'What it takes to pay off your agreement now, and what that saves.',
  },
  {
    label: 'Hand a car back: the half rule',
    path: carFinancePaths.termination,
    words: 'Whether you’ve paid half, and what’s left to pay if you haven’t.',
  },
];

/** The other calculators, for the foot of one. */
export function otherFinanceTools(path: string): readonly FinanceLink[] {
  return financeTools.filter((tool) => tool.path !== path);
}
