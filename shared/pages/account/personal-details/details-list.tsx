import { ContactLine } from '#shared/pages/account/contact-line.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { HeldDetails } from './personal-details-data.ts';
import styles from './personal-details-page.module.css';

interface DetailsListProps {
  readonly held: HeldDetails;
  readonly phone: string;
  readonly openingHours: string;
}

/** The account's details, read only. Customers call us to change them, so that we can check who is asking. */
export function DetailsList({ held, phone, openingHours }: DetailsListProps) {
  return (
    <>
      <dl className={styles.details}>
        {rows(held).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        To change any of these, call us or write to your{' '}
        <a href={accountPaths.accountManager}>account manager</a>. We’ll check it’s you first, because your
        agreements and deliveries depend on them.
      </p>
      <ContactLine phone={phone} openingHours={openingHours} />
    </>
  );
}

function rows(held: HeldDetails): readonly (readonly [string, string])[] {
  return [
    ['Name', `${held.firstName} ${held.lastName}`],
    ...(held.companyName ? [['Company', held.companyName] as const] : []),
    ['Email address', held.email],
    ['Mobile number', held.mobile ?? 'Not given'],
    ['Account number', held.accountNumber],
  ];
}
