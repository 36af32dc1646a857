import { EmailField } from '#shared/pages/account/form/email-field.tsx';
import type { ForgottenPasswordData } from '#shared/pages/account/sign-in-data.ts';
import { SignInForm } from '#shared/pages/account/sign-in-form.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { typedValue } from '#shared/ui/form/form-state.ts';
import { TextField } from '#shared/ui/form/text-field.tsx';

export default function ForgottenPasswordPage({ data: { form } }: PageProps<ForgottenPasswordData>) {
  return (
    <SignInForm
      heading="Forgotten your password?"
      lead="Enter your email address. If it has an account, we’ll email you a link to choose a new password. The link works once, for 24 hours."
      action="/api/account/forgotten-password"
      form={form}
      submit="Send me a link"
      order={['email', 'accountNumber']}
      after={<BackToLogin />}
    >
      {(errors) => (
        <>
          <EmailField form={form} error={errors.email} />
          <TextField
            name="accountNumber"
            label="Account number (optional)"
            hint="It’s on our letters and emails. Use it if you have several accounts with one email address."
            isRequired={false}
            value={typedValue(form, 'accountNumber')}
            error={errors.accountNumber}
          />
        </>
      )}
    </SignInForm>
  );
}

function BackToLogin() {
  return (
    <p>
      <a href={accountPaths.login}>Back to login</a>
    </p>
  );
}
