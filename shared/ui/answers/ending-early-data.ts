import type { EndingMonth } from '#shared/deals/ending-early.ts';
import type { HandBackChart } from '#shared/ui/charts/chart-data.ts';

/** What ending one lease early would cost, month by month. */
export interface EndingEarlyAnswer {
  /** The result for the chosen month in a sentence. */
  readonly sentence: string;
  /** The assumption behind it. */
  readonly assumption: string;
  readonly vat: 'inc VAT' | 'ex VAT';
  /** The month asked about. */
  readonly month: number;
  readonly termMonths: number;
  /** The months of the table: all of them, or those that stand for them. */
  readonly months: readonly EndingMonth[];
  readonly chart: HandBackChart;
}
