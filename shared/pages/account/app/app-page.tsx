import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { ContactLine } from '#shared/pages/account/contact-line.tsx';
import type { ContactPageData } from '#shared/pages/account/contact-page-data.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { AppPanel } from './app-panel.tsx';

export default function AppPage({ data }: PageProps<ContactPageData>) {
  const { frame, counts, phone, openingHours } = data;
  return (
    <AccountShell current={accountPaths.app} heading="The app" frame={frame} counts={counts}>
      {frame.isLexCustomer ? <AppPanel /> : <NotForThisAccount />}
      <AccountPanel heading={frame.isLexCustomer ? 'How to get it' : 'Not sure?'}>
        <p>
          {frame.isLexCustomer
            ? 'Your lender will email you about how to get the app and log in. If you haven’t heard, ask us.'
            : 'Your contract names the company that owns the vehicle. Ask us if you’d like to know whether it has an app.'}
        </p>
        <ContactLine phone={phone} openingHours={openingHours} />
      </AccountPanel>
    </AccountShell>
  );
}

function NotForThisAccount() {
  return (
    <AccountPanel heading="No app for your leases yet">
      <p>
        The app is for customers of one of the lenders we work with, and none of your leases is with that
        lender. You’ll find everything in this account.
      </p>
    </AccountPanel>
  );
}
