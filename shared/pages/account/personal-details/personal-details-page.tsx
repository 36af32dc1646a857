import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { ContactLine } from '#shared/pages/account/contact-line.tsx';
import { PanelPart } from '#shared/pages/account/lease/panel.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/ui/form/error-summary.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import { ConsentForm } from './consent-form.tsx';
import type { HeldDetails, PersonalDetailsData } from './personal-details-data.ts';
import styles from './personal-details-page.module.css';

const path = accountPaths.personalDetails;

export default function PersonalDetailsPage({ data }: PageProps<PersonalDetailsData>) {
  const { frame, counts, form, faults, details, consents } = data;
  return (
    <AccountShell current={path} heading="Personal details" frame={frame} counts={counts}>
      <ErrorSummary faults={faults} />
      <AccountPanel heading="Your details">
        <PanelPart of={details} what="Your details" path={path}>
          {(held) => <DetailsList held={held} phone={data.phone} openingHours={data.openingHours} />}
        </PanelPart>
      </AccountPanel>
      <AccountPanel heading="What we may send you">
        <PanelPart of={consents} what="Your consents" path={path}>
          {(held) => <ConsentForm form={form} held={held} />}
        </PanelPart>
      </AccountPanel>
      <CodePanel form={form} />
      <SecurityPanel csrf={frame.csrf} />
      <AccountPanel heading="Your data">
        <p>
          <a href={accountPaths.yourData}>Download what we hold about you, or close your account</a>
        </p>
      </AccountPanel>
    </AccountShell>
  );
}

/** How to change the password, and a form that signs out on every device, this one included. */
function SecurityPanel({ csrf }: { readonly csrf: string }) {
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

interface DetailsListProps {
  readonly held: HeldDetails;
  readonly phone: string;
  readonly openingHours: string;
}

/** The account's details, read only. Customers call us to change them, so that we can check who is asking. */
function DetailsList({ held, phone, openingHours }: DetailsListProps) {
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

/** Sends a code to the customer's own address or phone. Only pages ask for codes, never our staff. */
function CodePanel({ form }: { readonly form: FormState }) {
  return (
    <AccountPanel heading="Confirmation code">
      <p>
        Get a code here when a page of this website asks you for one. It has six digits and works for 10
        minutes. We’ll never ask you for a code by phone, text or email.
      </p>
      <PostForm
        action="/api/account/confirmation-code"
        form={form}
        submit="Send me a code"
        submitKind="secondary"
      >
        {(errors) => (
          <SegmentedField
            name="sendmethod"
            label="Send it by"
            value="email"
            choices={sendMethods}
            error={errors.sendmethod}
          />
        )}
      </PostForm>
    </AccountPanel>
  );
}

const sendMethods = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message' },
];
