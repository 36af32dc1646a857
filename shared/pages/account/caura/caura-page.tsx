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
      lead="An app for managing a vehicle, made by another company. You sign up with that company, not through this account."
      frame={frame}
      counts={counts}
    >
      <AccountPanel heading="How it affects your lease">
        <p>
          It doesn’t. Your lease is the same with or without Caura. We don’t pass on your details, and what
          you keep in Caura doesn’t appear here.
        </p>
        <p>
          A leased vehicle belongs to the funder, so the funder arranges some things. Before you set up
          anything in an app, check your contract to see who pays for road tax, servicing and MOT tests. You
          arrange the insurance unless your contract says it’s included.
        </p>
      </AccountPanel>
      <AccountPanel heading="Who to ask">
        <p>
          For help with the app, ask the company that makes it. For help with your lease, see your{' '}
          <a href={accountPaths.contracts}>contracts</a> or ask us.
        </p>
        <ContactLine phone={phone} openingHours={openingHours} />
      </AccountPanel>
    </AccountShell>
  );
}
