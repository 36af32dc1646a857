import type { Price } from '#shared/deals/price.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { AgreedLease, ContactFacts } from '#shared/pages/account/lease/agreed-lease.ts';
import type { Panel } from '#shared/pages/account/lease/panel.tsx';
import type { PriceToday } from '#shared/pages/account/lease/price-change.ts';

interface QuotedView {
  /** The number to name on the phone: of the quote, or of the request. */
  readonly quoteId: string;
  /** ISO date. */
  readonly quotedOn: string;
}

/** A stored quote, or a request for one, beside what the same profile costs today. */
export interface PricedQuoteView extends QuotedView {
  readonly lease: AgreedLease;
  /** ISO date, the last day on which the quote holds. */
  readonly validUntil: string;
  /** A quote whose last valid day has passed is `expired`, even if the account API still calls it open. */
  readonly status: 'requested' | 'open' | 'accepted' | 'expired';
  readonly today: PriceToday;
}

/** A request for a price that was on application. */
export interface UnpricedRequestView extends QuotedView {
  readonly status: 'unpriced';
  readonly lease: Omit<AgreedLease, 'price'>;
  /** "36 months, 10,000 miles a year, …" */
  readonly profile: string;
}

export type QuoteView = PricedQuoteView | UnpricedRequestView;

/** The true monthly cost of a quote in pence; undefined while its price is on application. */
export function trueMonthlyOf(quote: QuoteView): Price['trueMonthlyPence'] | undefined {
  return quote.status === 'unpriced' ? undefined : quote.lease.price.trueMonthlyPence;
}

export interface QuotesData extends AccountPageData {
  readonly quotes: Panel<readonly QuoteView[]>;
  readonly contact: ContactFacts;
}
