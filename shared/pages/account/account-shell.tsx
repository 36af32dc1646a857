import type { ReactNode } from 'react';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { DoneNotice } from '#shared/ui/form/done-notice.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { LatePart } from '#shared/ui/late-part.tsx';
import type { AccountCounts, AccountFrame, AccountPageData } from './account-frame.ts';
import styles from './account-shell.module.css';

interface AccountShellProps extends AccountPageData {
  /** Path of the menu entry that is marked as current; the page of one order marks the list of orders. */
  readonly current: string;
  readonly heading: string;
  /** A sentence under the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of an account page: the account's menu (behind one button on phones), the heading, and sign out. */
export function AccountShell({ current, heading, lead, children, frame, counts }: AccountShellProps) {
  const menu = <AccountMenu current={current} frame={frame} counts={counts} />;
  return (
    <div className={styles.area}>
      <nav className={styles.side} aria-label="My account">
        {menu}
      </nav>
      <details className={styles.phone} data-menu="">
        <summary>
          My account menu
          <Icon name="chevron-down" size={20} />
        </summary>
        <nav aria-label="My account menu">{menu}</nav>
      </details>
      <div className={styles.page}>
        <header className={styles.heading}>
          <h1>{heading}</h1>
          {lead && <p>{lead}</p>}
        </header>
        <DoneNotice message={frame.done} />
        {children}
      </div>
    </div>
  );
}

type AccountMenuProps = Pick<AccountShellProps, 'current' | 'frame' | 'counts'>;

/** The account's menu, with counts once they are known, and the button to sign out. */
function AccountMenu({ current, frame, counts }: AccountMenuProps) {
  const plain = <Places current={current} frame={frame} />;
  return (
    <>
      <LatePart of={counts} fallback={plain} failed={plain}>
        {({ value }) => <Places current={current} frame={frame} counts={value} />}
      </LatePart>
      <form className={styles.out} method="post" action="/api/account/sign-out">
        <input type="hidden" name="csrf" value={frame.csrf} />
        <button type="submit">Log out</button>
      </form>
    </>
  );
}

interface PlacesProps {
  readonly current: string;
  readonly frame: AccountFrame;
  readonly counts?: AccountCounts | undefined;
}

function Places({ current, frame, counts }: PlacesProps) {
  return accountLinkGroups(frame).map((group) => (
    <div key={group.label} className={styles.group}>
      <p>{group.label}</p>
      <ul className={styles.places}>
        {group.links.map(({ label, path, count }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              {label}
              {count && counts && <small>{count(counts)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** A page of the account area, with its count for the menu. */
interface AccountLink {
  readonly label: string;
  readonly path: string;
  readonly count?: (counts: AccountCounts) => string;
}

interface AccountLinkGroup {
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
function accountLinkGroups({
  isLexCustomer,
}: Pick<AccountFrame, 'isLexCustomer'>): readonly AccountLinkGroup[] {
  return [
    { label: 'Your leases', links: leaseLinks },
    { label: 'Saved', links: savedLinks },
    { label: 'You and us', links: isLexCustomer ? [...ownLinks, appLink] : ownLinks },
  ];
}
