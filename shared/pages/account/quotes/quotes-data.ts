import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { AgreedLease, ContactFacts } from '#shared/pages/account/lease/agreed-lease.ts';
import type { Panel } from '#shared/pages/account/lease/panel.tsx';
import type { PriceToday } from '#shared/pages/account/lease/price-change.ts';

/** A stored quote beside what the same profile costs today. */
export interface QuoteView {
  readonly quoteId: string;
  readonly lease: AgreedLease;
  readonly ratebookId: string;
  /** ISO date. */
  readonly quotedOn: string;
  /** ISO date, the last day on which the quote holds. */
  readonly validUntil: string;
  /** A quote whose last valid day has passed is `expired`, even if the account API still calls it open. */
  readonly status: 'open' | 'accepted' | 'expired';
  readonly today: PriceToday;
}

export interface QuotesData extends AccountPageData {
  readonly quotes: Panel<readonly QuoteView[]>;
  readonly contact: ContactFacts;
}
