import type { Late } from '#shared/ui/late-part.tsx';

/** What the account area needs of its holder on every page. */
export interface AccountFrame {
  /** Goes with every form of the page. */
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

/** Fields of every account page's data. Without a value the counts could not be had, and the menu does without. */
export interface AccountPageData {
  readonly frame: AccountFrame;
  readonly counts: Late<{ readonly value?: AccountCounts }>;
}
