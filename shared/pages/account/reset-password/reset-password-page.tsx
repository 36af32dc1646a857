import { NewPasswordField } from '#shared/pages/account/form/password-field.tsx';
import type { LinkFormData } from '#shared/pages/account/sign-in-data.ts';
import { LinkTrouble, SignInForm } from '#shared/pages/account/sign-in-form.tsx';
import type { PageProps } from '#shared/routes/page.ts';

export default function ResetPasswordPage({ data: { form, hasLink } }: PageProps<LinkFormData>) {
  return (
    <SignInForm
      heading="Choose a new password"
      lead="You’ll need it the next time you log in. We’ll log you out on all your devices."
      action="/api/account/password"
      form={form}
      submit="Save my new password"
      hasLink={hasLink}
      after={hasLink && <LinkTrouble />}
    >
      {(errors) => <NewPasswordField label="New password" error={errors.password} />}
    </SignInForm>
  );
}
