import { formatDate } from '#shared/format/format-date.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { ContactLine } from '#shared/pages/account/contact-line.tsx';
import { PanelPart } from '#shared/pages/account/lease/panel.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './account-manager-page.module.css';

interface AccountManagerView {
  readonly name: string;
  readonly jobTitle: string;
  readonly phone: string;
  readonly email: string;
  readonly isAvailable: boolean;
  /** ISO date. */
  readonly awayUntil?: string;
}

export interface AccountManagerData extends AccountPageData {
  readonly manager: { readonly value?: AccountManagerView };
  readonly phone: string;
  readonly openingHours: string;
}

const path = accountPaths.accountManager;

export default function AccountManagerPage({ data }: PageProps<AccountManagerData>) {
  const { frame, counts, manager, phone, openingHours } = data;
  return (
    <AccountShell
      current={path}
      heading="Your account manager"
      lead="Your contact for quotes, orders and contracts."
      frame={frame}
      counts={counts}
    >
      <PanelPart of={manager} what="Your account manager" path={path}>
        {(person) => <Manager person={person} />}
      </PanelPart>
      <AccountPanel heading="Anyone can help">
        <p>Everyone on our team can see your account.</p>
        <ContactLine phone={phone} openingHours={openingHours} />
      </AccountPanel>
    </AccountShell>
  );
}

function Manager({ person }: { readonly person: AccountManagerView }) {
  return (
    <AccountPanel heading={person.name}>
      <p className={styles.job}>{person.jobTitle}</p>
      <p className={person.isAvailable ? styles.here : styles.away}>
        <Icon name={person.isAvailable ? 'check' : 'clock'} size={20} />
        {availability(person)}
      </p>
      <p className={styles.ways}>
        <a href={`tel:${person.phone.replaceAll(' ', '')}`}>
          <Icon name="phone" size={20} />
          {person.phone}
        </a>
        <a href={`mailto:${person.email}`}>
          <Icon name="envelope" size={20} />
          {person.email}
        </a>
      </p>
    </AccountPanel>
  );
}

function availability({ isAvailable, awayUntil }: AccountManagerView): string {
  if (isAvailable) return 'Available now';
  return awayUntil ? `Away until ${formatDate(awayUntil)}` : 'Not available at the moment';
}
