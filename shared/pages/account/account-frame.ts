import type { Late } from '#shared/ui/late-part.tsx';

/** Facts about the account's holder that every account page needs. */
export interface AccountFrame {
  /** Form token of the session, sent with every form of the page. */
  readonly csrf: string;
  readonly firstName: string;
  readonly accountType: 'personal' | 'business';
  /** Customers of the lender also have an app. */
  readonly isLexCustomer: boolean;
  /** Says once what a form has just done. */
  readonly done?: string;
}

/** How many of each there are, and what the wallet holds in pence. */
export interface AccountCounts {
  readonly quotes: number;
  readonly orders: number;
  readonly contracts: number;
  readonly documents: number;
  readonly walletPence: number;
}

/**
 * Fields of every account page's data. Without a value the counts could not be loaded, and the menu is drawn without
 * them.
 */
export interface AccountPageData {
  readonly frame: AccountFrame;
  readonly counts: Late<{ readonly value?: AccountCounts }>;
}
