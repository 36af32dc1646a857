import type { Deal } from './deal.ts';
import type { Facet } from './deal-query.ts';

/** The answer to a `DealQuery`. */
export interface DealResults {
  /** Deals that match, priced or not; unpriced ones sort last. */
  readonly total: number;
  /** The ranges of these deals, where `deals` has one of each; pages then count ranges. */
  readonly rangeCount?: number;
  readonly page: number;
  readonly pageCount: number;
  readonly deals: readonly Deal[];
  /** Facets that can still narrow the result, or that are chosen from. */
  readonly facets: readonly Facet[];
  /** Matching deals if "in stock only" were on. */
  readonly inStockCount: number;
  /** Over all matching deals with a price at the profile, in pence a month; absent when none has a price. */
  readonly prices?: PriceSpan;
}

/** Lowest and highest true monthly cost and monthly rental over a set of deals. */
export interface PriceSpan {
  readonly offerCount: number;
  readonly lowMonthlyPence: number;
  readonly highMonthlyPence: number;
  readonly lowTrueMonthlyPence: number;
  readonly highTrueMonthlyPence: number;
}
