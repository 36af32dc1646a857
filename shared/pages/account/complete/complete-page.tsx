import { EmailField, emailLabel } from '#shared/pages/account/form/email-field.tsx';
import type { LinkFormData } from '#shared/pages/account/form/link-form-data.ts';
import { NewPasswordField } from '#shared/pages/account/form/new-password-field.tsx';
import { SpentLink } from '#shared/pages/account/form/spent-link.tsx';
import { SignInFrame } from '#shared/pages/account/sign-in-frame.tsx';
import type { PageProps } from '#shared/routes/page.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';

export default function CompletePage({ data: { form, hasLink } }: PageProps<LinkFormData>) {
  if (!hasLink)
    return (
      <SignInFrame heading="Complete your account" done={form.done}>
        <SpentLink />
      </SignInFrame>
    );
  return (
    <SignInFrame
      heading="Complete your account"
      lead="Give the e-mail address that our link was sent to, and choose your password."
      done={form.done}
    >
      <PostForm action="/api/account/completion" form={form} labels={labels} submit="Complete my account">
        {(errors) => (
          <>
            <EmailField form={form} error={errors.email} />
            <NewPasswordField label={labels.password} error={errors.password} />
          </>
        )}
      </PostForm>
    </SignInFrame>
  );
}

const labels = { email: emailLabel, password: 'Password' };
