import { formatPounds } from '#shared/format/format-pounds.ts';
import type { AccountCounts, AccountFrame } from './account-frame.ts';

/** One place of the account area, with what is there at a glance. */
export interface AccountLink {
  readonly label: string;
  readonly path: string;
  readonly count?: (counts: AccountCounts) => string;
}

export interface AccountLinkGroup {
  readonly label: string;
  readonly links: readonly AccountLink[];
}

const leaseLinks: readonly AccountLink[] = [
  { label: 'Overview', path: '/account' },
  { label: 'Quotes', path: '/account/quotes', count: ({ quotes }) => String(quotes) },
  { label: 'Orders', path: '/account/orders', count: ({ orders }) => String(orders) },
  { label: 'Contracts', path: '/account/contracts', count: ({ contracts }) => String(contracts) },
  {
    label: 'Important documents',
    path: '/account/important-documents',
    count: ({ documents }) => String(documents),
  },
  {
    label: 'Wallet',
    path: '/account/wallet',
    count: ({ walletPence }) => formatPounds(walletPence, { pennies: true }),
  },
];

const savedLinks: readonly AccountLink[] = [
  { label: 'Saved searches', path: '/account/searches' },
  { label: 'Saved deals', path: '/account/deals' },
  { label: 'Recently viewed', path: '/account/viewed' },
];

const ownLinks: readonly AccountLink[] = [
  { label: 'Personal details', path: '/account/personal-details' },
  { label: 'Account manager', path: '/account/account-manager' },
  { label: 'Useful contact numbers', path: '/account/useful-contact-numbers' },
  { label: 'Caura', path: '/account/caura' },
];

const appLink: AccountLink = { label: 'The app', path: '/account/app' };

/** The account area's places; the app is for the lender's customers only. */
export function accountLinkGroups({
  isLexCustomer,
}: Pick<AccountFrame, 'isLexCustomer'>): readonly AccountLinkGroup[] {
  return [
    { label: 'Your leases', links: leaseLinks },
    { label: 'Saved', links: savedLinks },
    { label: 'You and us', links: isLexCustomer ? [...ownLinks, appLink] : ownLinks },
  ];
}
