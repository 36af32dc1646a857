import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';

/** The app of lender-linked customers. */
export function AppPanel({ hasLink = false }: { readonly hasLink?: boolean }) {
  return (
    <AccountPanel
      heading="Manage your lease in the new app"
      {...(hasLink && { link: { path: accountPaths.app, label: 'About the app' } })}
    >
      <p>
        Your lender has a new mobile app where you can manage your lease. Your quotes, orders and documents
        with us stay here.
      </p>
    </AccountPanel>
  );
}
