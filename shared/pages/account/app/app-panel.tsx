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
        Your lease is with a lender that has a new mobile app for its customers. It is where that lender lets
        you manage the lease from your phone; your quotes, orders and documents with us stay here.
      </p>
    </AccountPanel>
  );
}
