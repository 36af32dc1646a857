import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { ContactLine } from '#shared/pages/account/contact-line.tsx';
import type { ContactPageData } from '#shared/pages/account/contact-page-data.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import styles from './useful-contact-numbers-page.module.css';

interface PublicNumber {
  readonly number: string;
  readonly who: string;
  readonly when: string;
}

/** Public numbers of the United Kingdom that are free to call from any phone; gov.uk and nhs.uk, November 2026. */
const publicNumbers: readonly PublicNumber[] = [
  {
    number: '999',
    who: 'Police, fire, ambulance, coastguard',
    when: 'Someone is hurt or in danger, or the road is blocked.',
  },
  {
    number: '112',
    who: 'The same services',
    when: 'Works like 999, here and across the European Union.',
  },
  {
    number: '101',
    who: 'Police, not an emergency',
    when: 'The vehicle was stolen or damaged and no one is in danger. Your insurer will ask for the crime number.',
  },
  { number: '111', who: 'NHS advice', when: 'You need medical help soon, but it’s not an emergency.' },
  {
    number: '18000',
    who: 'Emergency relay (Relay UK)',
    when: 'You need to text 999. For people who are deaf or find hearing or speaking difficult.',
  },
];

const path = accountPaths.contactNumbers;

export default function UsefulContactNumbersPage({ data }: PageProps<ContactPageData>) {
  const { frame, counts, phone, openingHours } = data;
  return (
    <AccountShell current={path} heading="Useful contact numbers" frame={frame} counts={counts}>
      <AccountPanel heading="In an emergency, or after one">
        <dl className={styles.numbers}>
          {publicNumbers.map(({ number, who, when }) => (
            <div key={number}>
              <dt>
                <a href={`tel:${number}`}>{number}</a>
                {who}
              </dt>
              <dd>{when}</dd>
            </div>
          ))}
        </dl>
      </AccountPanel>
      <AccountPanel heading="About your quote, order or account">
        <p>Call us, with your order or agreement number if you can.</p>
        <ContactLine phone={phone} openingHours={openingHours} />
      </AccountPanel>
      <AccountPanel heading="Your own numbers">
        <ul className={styles.own}>
          <li>
            <b>Funder:</b> named in your <a href={accountPaths.contracts}>contract</a>. Payments, the end of
            the lease, fines and permission to take the vehicle abroad.
          </li>
          <li>
            <b>Insurer:</b> on your certificate of insurance. Call them first after an accident or theft, then
            tell the funder.
          </li>
          <li>
            <b>Breakdown:</b> in the vehicle’s handbook pack, or with your maintenance cover.
          </li>
          <li>
            <b>Account manager:</b> <a href={accountPaths.accountManager}>yours, with a direct number</a>.
          </li>
        </ul>
      </AccountPanel>
    </AccountShell>
  );
}
