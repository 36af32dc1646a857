import type { FinanceLink } from '#shared/pages/tools/car-finance/car-finance-data.ts';
import { carFinancePaths } from '#shared/routes/link-to.ts';

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
