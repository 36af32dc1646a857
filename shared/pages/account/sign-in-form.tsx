import type { ReactNode } from 'react';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { DoneNotice } from '#shared/ui/form/done-notice.tsx';
import { ErrorSummary } from '#shared/ui/form/error-summary.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  readonly heading: string;
  /** A sentence under the heading. */
  readonly lead?: string;
  /** Route that takes the form. */
  readonly action: string;
  readonly form: FormState;
  /** Words on the button. */
  readonly submit: string;
  /** The names of the fields in their order, for the summary of faults. */
  readonly order?: readonly string[];
  /** Values of hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** False when the form opens from a mailed link and the visitor has none: the page says how to get one. */
  readonly hasLink?: boolean;
  /** The fields, given the message for each field at fault. */
  readonly children: (errors: Readonly<Record<string, string | undefined>>) => ReactNode;
  /** Under the form. */
  readonly after?: ReactNode;
  /** Beside the form. */
  readonly aside?: ReactNode;
}

/** A page of the account area that is one form, for a visitor who is not signed in. */
export function SignInForm(props: SignInFormProps) {
  const { heading, lead, form, hasLink = true, children, after, aside } = props;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <header>
          <h1>{heading}</h1>
          {hasLink && lead && <p className={styles.lead}>{lead}</p>}
        </header>
        <DoneNotice message={form.done} />
        {hasLink ? (
          <PostForm
            action={props.action}
            form={form}
            submit={props.submit}
            order={props.order ?? []}
            hidden={props.hidden ?? {}}
          >
            {children}
          </PostForm>
        ) : (
          <LinkNeeded form={form} />
        )}
        {after}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** Under a form that a mailed link opens: the link may turn out to be used or too old when the form is sent. */
export function LinkTrouble() {
  return (
    <p>
      Link used or too old? <a href={accountPaths.forgottenPassword}>Get a new link</a>
    </p>
  );
}

/** Shown in place of the form to a visitor whose link is missing, used or too old. */
function LinkNeeded({ form }: Pick<SignInFormProps, 'form'>) {
  return (
    <>
      <ErrorSummary faults={form.faults} />
      <p>
        Open this page from the link in our email. Each link works once, for 24 hours. If yours is used or too
        old, get a new one.
      </p>
      <p>
        <ButtonLink href={accountPaths.forgottenPassword}>Get a new link</ButtonLink>
      </p>
    </>
  );
}
