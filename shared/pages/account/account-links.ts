import { formatPounds } from '#shared/format/format-pounds.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { AccountCounts, AccountFrame } from './account-frame.ts';

/** A page of the account area, with its count for the menu. */
interface AccountLink {
  readonly label: string;
  readonly path: string;
  readonly count?: (counts: AccountCounts) => string;
}

export interface AccountLinkGroup {
  readonly label: string;
  readonly links: readonly AccountLink[];
}

const leaseLinks: readonly AccountLink[] = [
  { label: 'Overview', path: accountPaths.home },
  { label: 'Quotes', path: accountPaths.quotes, count: ({ quotes }) => String(quotes) },
  { label: 'Orders', path: accountPaths.orders, count: ({ orders }) => String(orders) },
  { label: 'Contracts', path: accountPaths.contracts, count: ({ contracts }) => String(contracts) },
  {
    label: 'Important documents',
    path: accountPaths.documents,
    count: ({ documents }) => String(documents),
  },
  {
    label: 'Wallet',
    path: accountPaths.wallet,
    count: ({ walletPence }) => formatPounds(walletPence, { pennies: true }),
  },
];

const savedLinks: readonly AccountLink[] = [
  { label: 'Saved searches', path: accountPaths.searches },
  { label: 'Saved deals', path: accountPaths.deals },
  { label: 'Recently viewed', path: accountPaths.viewed },
];

const ownLinks: readonly AccountLink[] = [
  { label: 'Personal details', path: accountPaths.personalDetails },
  { label: 'Account manager', path: accountPaths.accountManager },
  { label: 'Useful contact numbers', path: accountPaths.contactNumbers },
  { label: 'Caura', path: accountPaths.caura },
];

const appLink: AccountLink = { label: 'The app', path: accountPaths.app };

/** The pages of the account area, by group; the app's page is for the lender's customers only. */
export function accountLinkGroups({
  isLexCustomer,
}: Pick<AccountFrame, 'isLexCustomer'>): readonly AccountLinkGroup[] {
  return [
    { label: 'Your leases', links: leaseLinks },
    { label: 'Saved', links: savedLinks },
    { label: 'You and us', links: isLexCustomer ? [...ownLinks, appLink] : ownLinks },
  ];
}
