import { EmailField, emailLabel } from '#shared/pages/account/form/email-field.tsx';
import { SignInFrame } from '#shared/pages/account/sign-in-frame.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { typedValue } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import type { ForgottenPasswordData } from './forgotten-password-data.ts';

export default function ForgottenPasswordPage({ data: { form } }: PageProps<ForgottenPasswordData>) {
  return (
    <SignInFrame
      heading="Forgotten your password?"
      lead="Give your e-mail address. If it has an account, we send it a link to choose a new password; the link works once, for 24 hours."
      done={form.done}
    >
      <PostForm action="/api/account/forgotten-password" form={form} labels={labels} submit="Send me a link">
        {(errors) => (
          <>
            <EmailField form={form} error={errors.email} />
            <TextField
              name="accountNumber"
              label={labels.accountNumber}
              hint="On our letters and e-mails. It helps when one address has several accounts."
              isRequired={false}
              value={typedValue(form, 'accountNumber')}
              error={errors.accountNumber}
            />
          </>
        )}
      </PostForm>
      <p>
        <a href={accountPaths.login}>Back to login</a>
      </p>
    </SignInFrame>
  );
}

const labels = { email: emailLabel, accountNumber: 'Account number (optional)' };
