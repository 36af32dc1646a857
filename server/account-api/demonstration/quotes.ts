import type { DemonstrationLeaseName } from './leases.ts';

interface DemonstrationQuote {
  readonly lease: DemonstrationLeaseName;
  readonly daysAgo: number;
  readonly validDays: number;
  readonly rentalPercent?: number;
  readonly isAccepted?: boolean;
}

/** Open ones at today's price and at others, an expired one, and those that became orders. */
export const demonstrationQuotes: readonly DemonstrationQuote[] = [
  { lease: 'enyaq', daysAgo: 3, validDays: 28 },
  { lease: 'kona', daysAgo: 12, validDays: 28, rentalPercent: 96 },
  { lease: 'golf', daysAgo: 75, validDays: 28, rentalPercent: 104 },
  { lease: 'model3', daysAgo: 98, validDays: 28, isAccepted: true },
  { lease: 'businessModel3', daysAgo: 6, validDays: 28, rentalPercent: 103 },
  { lease: 'transit', daysAgo: 16, validDays: 28, isAccepted: true },
  { lease: 'lenderKona', daysAgo: 9, validDays: 14 },
];
