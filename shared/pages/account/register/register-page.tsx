import type { RegisterData } from '#shared/pages/account/sign-in-data.ts';
import { SignInForm } from '#shared/pages/account/sign-in-form.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { RegisterFields, registerOrder } from './register-fields.tsx';

export default function RegisterPage({ data: { form } }: PageProps<RegisterData>) {
  return (
    <SignInForm
      heading="Create an account"
      lead="All fields are required unless marked optional. You don’t need an account to see prices."
      action="/api/account/registration"
      form={form}
      submit="Create account"
      order={registerOrder}
      aside={<WhatHappens />}
    >
      {(errors) => <RegisterFields form={form} errors={errors} />}
    </SignInForm>
  );
}

function WhatHappens() {
  return (
    <>
      <h2>What happens next</h2>
      <ul>
        <li>We’ll email you a link. It works once, for 24 hours.</li>
        <li>Open it to confirm your address and choose a password, then log in.</li>
        <li>We’ll only use your details for your account, and for the offers you tick.</li>
      </ul>
      <p>
        Already have an account? <a href={accountPaths.login}>Log in</a>
      </p>
    </>
  );
}
