import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { ContactLine } from '#shared/pages/account/contact-line.tsx';
import type { ContactPageData } from '#shared/pages/account/contact-page-data.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';

export default function CauraPage({ data }: PageProps<ContactPageData>) {
  const { frame, counts, phone, openingHours } = data;
  return (
    <AccountShell
      current={accountPaths.caura}
      heading="Caura"
      lead="An app for managing a vehicle, made by another company. You arrange it with that company, not through this account."
      frame={frame}
      counts={counts}
    >
      <AccountPanel heading="What it has to do with your lease">
        <p>
          Nothing depends on it: your lease is the same with Caura or without. We pass none of your details on
          to it, and what you keep there does not appear here.
        </p>
        <p>
          A leased vehicle belongs to the funder, so some things are the funder’s to arrange. Before you set
          up anything in an app for a leased vehicle, read in your contract who pays for road tax, servicing
          and MOT tests; insurance is yours unless the contract says that it is included.
        </p>
      </AccountPanel>
      <AccountPanel heading="Who to ask">
        <p>
          About the app itself, ask the company that makes it. About the lease, see your{' '}
          <a href={accountPaths.contracts}>contracts</a> or ask us.
        </p>
        <ContactLine phone={phone} openingHours={openingHours} />
      </AccountPanel>
    </AccountShell>
  );
}
