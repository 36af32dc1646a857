import { useSyncExternalStore } from 'react';
import type { AccountPath } from '#shared/routes/account-paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './account-link.module.css';
import { type AccountSummary, followAccountState, getAccountState } from './account-state.ts';

/** Written out: the script of every page would carry all the addresses of the account. */
const home = '/account' satisfies AccountPath;
const login = '/account/login' satisfies AccountPath;
const app = '/account/app' satisfies AccountPath;

/**
 * The way to the account. The same for everybody until the browser knows who is signed in, at its final size, and a
 * working link without scripts: the account leads those who are not signed in to login.
 */
export function AccountLink() {
  const account = useSyncExternalStore(followAccountState, getAccountState, () => undefined);
  if (account?.isLexCustomer) return <LenderMenu account={account} />;
  const label = account ? 'My Account' : 'Login';
  return (
    <a className={styles.account} href={account === null ? login : home}>
      <span className={styles.label}>{account === undefined ? 'Account' : label}</span>
      <Badge account={account} />
    </a>
  );
}

/** Initials, or an icon for a business and for whoever is not known. */
function Badge({ account }: { readonly account: AccountSummary | null | undefined }) {
  const isPerson = account && account.accountType !== 'business';
  return (
    <span className={account ? `${styles.badge} ${styles.known}` : styles.badge} aria-hidden="true">
      {isPerson ? initials(account) : <Icon name={account ? 'briefcase' : 'user'} size={20} />}
    </span>
  );
}

function initials({ firstName, lastName }: AccountSummary): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-GB');
}

/** Customers of the lender also have its app to be told of. */
function LenderMenu({ account }: { readonly account: AccountSummary }) {
  return (
    <details className={styles.lender} data-menu="">
      <summary className={styles.account}>
        <span className={styles.label}>My Account</span>
        <Badge account={account} />
      </summary>
      <div className={styles.panel}>
        <a href={home}>Go to my account</a>
        <p>
          <b>Manage your lease in the new app</b>
        </p>
        <p>Your lender has a mobile app for your lease.</p>
        <a href={app}>About the app</a>
      </div>
    </details>
  );
}
