import type { OpenEndedFigures } from './dated-figures.ts';

interface MotorFinanceRedress {
  /** First and last day of the agreements, as ISO dates. */
  readonly agreementsFrom: string;
  readonly agreementsUntil: string;
  /** When the rules were published, and when the Upper Tribunal suspended a part of them. */
  readonly published: string;
  readonly partlySuspended: string;
  /** Before which nobody expects payments. */
  readonly paymentsNotBeforeYear: number;
}

/**
 * The FCA's schemes for commission on car loans that was not disclosed. They are before the Upper Tribunal, so what is
 * true of them can change any week: texts send their readers to the FCA's own page.
 */
export const motorFinanceRedress: OpenEndedFigures<MotorFinanceRedress> = {
  title: 'Motor finance redress: agreements that the FCA’s rules are about, hire not among them',
  from: '2026-03-31',
  source: 'FCA, PS26/3; reports of July 2026 on the order of the Upper Tribunal',
  sureness: 'several-reports',
  checkedOn: '2026-11-23',
  value: {
    agreementsFrom: '2007-04-06',
    agreementsUntil: '2024-11-01',
    published: '2026-03-30',
    partlySuspended: '2026-07-02',
    paymentsNotBeforeYear: 2027,
  },
};
