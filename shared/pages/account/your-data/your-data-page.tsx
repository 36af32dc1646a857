import { contactPath } from '#shared/contracts/enquiry-paths.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { PasswordField } from '#shared/pages/account/form/password-field.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { privacyPath } from '#shared/routes/document-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import styles from './your-data.module.css';

/** The page of one's own data. */
export interface YourDataData extends AccountPageData {
  readonly form: FormState;
  /** Whether this site has the accounts itself, so that it can copy and close one at once. */
  readonly holdsAccounts: boolean;
}

/** A copy of what we hold, and the end of the account. */
export default function YourDataPage({
  data: { frame, counts, form, holdsAccounts },
}: PageProps<YourDataData>) {
  return (
    <AccountShell
      current={accountPaths.personalDetails}
      heading="Your data"
      lead="Get a copy of what we hold about you, or close your account."
      frame={frame}
      counts={counts}
    >
      <AccountPanel heading="Download what we hold">
        <CopyPart holdsAccounts={holdsAccounts} csrf={form.csrf} />
      </AccountPanel>
      <AccountPanel heading="Close your account">
        {holdsAccounts ? <ClosePart form={form} /> : <AskToClose csrf={form.csrf} />}
      </AccountPanel>
    </AccountShell>
  );
}

function CopyPart({ holdsAccounts, csrf }: { readonly holdsAccounts: boolean; readonly csrf: string }) {
  return (
    <div className={styles.part}>
      <p>
        {holdsAccounts
          ? 'Your details, leases, saved deals, alerts, forms and reviews, in one file. Your documents are listed in it, and you can open each one under '
          : 'What you saved on this website, the forms you sent us and your reviews, in one file. Your details and leases are in another system: you can see them in your account, or ask us for a copy. Documents are under '}
        <a href={accountPaths.documents}>Important documents</a>.
      </p>
      <ul className={styles.links}>
        <li>
          <a href="/api/account/your-data" download="">
            Download to read (text)
          </a>
        </li>
        <li>
          <a href="/api/account/your-data?format=json" download="">
            Download for other software (JSON)
          </a>
        </li>
      </ul>
      {!holdsAccounts && (
        <AskForm wish="copy" csrf={csrf} submit="Ask us for a full copy" label="Ask for a copy" />
      )}
    </div>
  );
}

/** What goes and what stays is said before the password is asked for. */
function ClosePart({ form }: { readonly form: FormState }) {
  return (
    <div className={styles.part}>
      <p>
        <b>This can’t be undone.</b> We’ll delete your login, details, quotes, ended leases, documents,
        wallet, saved deals, searches and alerts at once. Any wallet balance goes with it.
      </p>
      <p>
        Forms you sent and reviews you wrote stay for the time in our <a href={privacyPath}>privacy policy</a>
        , because we may have to show what was asked and answered. To have those erased too,{' '}
        <a href={contactPath}>tell us</a>. While a lease or an order is running we can’t close your account.
      </p>
      <PostForm
        action="/api/account/close"
        form={form}
        submit="Close my account"
        submitKind="secondary"
        label="Close your account"
      >
        {(errors) => (
          <PasswordField
            name="password"
            label="Your password"
            autoComplete="current-password"
            error={errors.password}
          />
        )}
      </PostForm>
    </div>
  );
}

/** Another system has the accounts, and it takes no such request from us: a person has to do it. */
function AskToClose({ csrf }: { readonly csrf: string }) {
  return (
    <div className={styles.part}>
      <p>
        Your account is in another system that this website can’t close by itself. Ask us, and one of our
        staff will do it and email you within a month. While a lease or an order is running we have to keep
        it.
      </p>
      <AskForm wish="close" csrf={csrf} submit="Ask us to close it" label="Close your account" />
    </div>
  );
}

interface AskFormProps {
  readonly wish: 'copy' | 'close';
  readonly csrf: string;
  readonly submit: string;
  readonly label: string;
}

/** Asks staff for what this website cannot do by itself. */
function AskForm({ wish, csrf, submit, label }: AskFormProps) {
  return (
    <PostForm
      action="/api/account/your-data/ask"
      form={{ csrf, values: {}, faults: { fields: {} } }}
      hidden={{ wish }}
      submit={submit}
      submitKind="secondary"
      label={label}
    />
  );
}
