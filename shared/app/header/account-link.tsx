import { useSyncExternalStore } from 'react';
import type { AccountPath } from '#shared/routes/account-paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './account-link.module.css';
import { followAccountState, getAccountState, type HeaderAccount } from './account-state.ts';

/** Written out, because importing the list of the account's paths would add all of them to every page's script. */
const home = '/account' satisfies AccountPath;
const login = '/account/login' satisfies AccountPath;
const app = '/account/app' satisfies AccountPath;

/**
 * The link to the account. Until the browser knows who is signed in, every visitor gets the same link, at its final
 * size. It works without scripts, as the account pages send visitors who are not signed in to login.
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

/** The customer's initials; an icon for a business and for a visitor who is not signed in. */
function Badge({ account }: { readonly account: HeaderAccount | null | undefined }) {
  const isPerson = account && account.accountType !== 'business';
  return (
    <span className={account ? `${styles.badge} ${styles.known}` : styles.badge} aria-hidden="true">
      {isPerson ? initials(account) : <Icon name={account ? 'briefcase' : 'user'} />}
    </span>
  );
}

function initials({ firstName, lastName }: HeaderAccount): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-GB');
}

/** The menu for the lender's customers, which also mentions the lender's app. */
function LenderMenu({ account }: { readonly account: HeaderAccount }) {
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
