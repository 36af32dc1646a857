import { EmailField } from '#shared/pages/account/form/email-field.tsx';
import { PasswordField } from '#shared/pages/account/form/password-field.tsx';
import type { LoginData } from '#shared/pages/account/sign-in-data.ts';
import { SignInForm } from '#shared/pages/account/sign-in-form.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

export default function LoginPage({ data }: PageProps<LoginData>) {
  const { form, next } = data;
  return (
    <SignInForm
      heading="Log in"
      action="/api/account/session"
      form={form}
      submit="Log in"
      order={['email', 'password']}
      hidden={{ next }}
      after={<Forgotten />}
      aside={<NewHere />}
    >
      {(errors) => (
        <>
          <EmailField form={form} error={errors.email} />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            error={errors.password}
          />
        </>
      )}
    </SignInForm>
  );
}

function Forgotten() {
  return (
    <p>
      <a href={accountPaths.forgottenPassword}>Forgotten your password?</a>
    </p>
  );
}

function NewHere() {
  return (
    <>
      <h2>New here?</h2>
      <ul>
        <li>Your quotes at the price you saw, compared with today’s price.</li>
        <li>Your orders, with every change to the delivery estimate.</li>
        <li>Your contracts and documents in one place.</li>
      </ul>
      <p>
        <ButtonLink href={accountPaths.register} kind="secondary">
          Create an account
        </ButtonLink>
      </p>
    </>
  );
}
