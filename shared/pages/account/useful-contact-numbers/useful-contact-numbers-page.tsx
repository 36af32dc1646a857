import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { ContactLine } from '#shared/pages/account/contact-line.tsx';
import type { ContactPageData } from '#shared/pages/account/contact-page-data.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { publicNumbers } from './public-numbers.ts';
import styles from './useful-contact-numbers-page.module.css';

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
