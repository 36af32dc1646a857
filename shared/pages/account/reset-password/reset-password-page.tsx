import type { LinkFormData } from '#shared/pages/account/form/link-form-data.ts';
import { NewPasswordField } from '#shared/pages/account/form/new-password-field.tsx';
import { SpentLink } from '#shared/pages/account/form/spent-link.tsx';
import { SignInFrame } from '#shared/pages/account/sign-in-frame.tsx';
import type { PageProps } from '#shared/routes/page.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';

export default function ResetPasswordPage({ data: { form, hasLink } }: PageProps<LinkFormData>) {
  if (!hasLink)
    return (
      <SignInFrame heading="Choose a new password" done={form.done}>
        <SpentLink />
      </SignInFrame>
    );
  return (
    <SignInFrame
      heading="Choose a new password"
      lead="Afterwards you log in with it; every device that is signed in now is signed out."
      done={form.done}
    >
      <PostForm action="/api/account/password" form={form} submit="Save my new password">
        {(errors) => <NewPasswordField label="New password" error={errors.password} />}
      </PostForm>
    </SignInFrame>
  );
}
