import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './personal-details-page.module.css';

/** How to change the password, and a form that signs out on every device, this one included. */
export function SecurityPanel({ csrf }: { readonly csrf: string }) {
  return (
    <AccountPanel heading="Password and devices">
      <p>
        To change your password, <a href={accountPaths.forgottenPassword}>ask for a link by email</a> and
        choose a new one with it.
      </p>
      <form className={styles.devices} method="post" action="/api/account/sign-out-everywhere">
        <input type="hidden" name="csrf" value={csrf} />
        <p>
          Lost a phone, or used someone else’s computer? This logs you out on every device, including this
          one.
        </p>
        <Button kind="secondary">Log out everywhere</Button>
      </form>
    </AccountPanel>
  );
}
