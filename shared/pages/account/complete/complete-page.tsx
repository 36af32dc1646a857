import type { LinkFormData } from '#shared/pages/account/form/link-form-data.ts';
import { NewPasswordField } from '#shared/pages/account/form/new-password-field.tsx';
import { SpentLink } from '#shared/pages/account/form/spent-link.tsx';
import { SignInFrame } from '#shared/pages/account/sign-in-frame.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { typedValue } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';

export default function CompletePage({ data: { form, hasLink } }: PageProps<LinkFormData>) {
  if (!hasLink)
    return (
      <SignInFrame heading="Complete your account" done={form.done}>
        <SpentLink path={accountPaths.forgottenPassword} label="Ask for a new link" />
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
            <TextField
              name="email"
              label={labels.email}
              type="email"
              autoComplete="username"
              value={typedValue(form, 'email')}
              error={errors.email}
            />
            <NewPasswordField label={labels.password} error={errors.password} />
          </>
        )}
      </PostForm>
    </SignInFrame>
  );
}

const labels = { email: 'E-mail address', password: 'Password' };
