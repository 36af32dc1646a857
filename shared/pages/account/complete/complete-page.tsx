import { EmailField } from '#shared/pages/account/form/email-field.tsx';
import { NewPasswordField } from '#shared/pages/account/form/password-field.tsx';
import type { LinkFormData } from '#shared/pages/account/sign-in-data.ts';
import { LinkTrouble, SignInForm } from '#shared/pages/account/sign-in-form.tsx';
import type { PageProps } from '#shared/routes/page.ts';

export default function CompletePage({ data: { form, hasLink } }: PageProps<LinkFormData>) {
  return (
    <SignInForm
      heading="Complete your account"
      lead="Enter the email address we sent the link to, and choose a password."
      action="/api/account/completion"
      form={form}
      submit="Complete my account"
      order={['email', 'password']}
      hasLink={hasLink}
      after={hasLink && <LinkTrouble />}
    >
      {(errors) => (
        <>
          <EmailField form={form} error={errors.email} />
          <NewPasswordField label="Password" error={errors.password} />
        </>
      )}
    </SignInForm>
  );
}
