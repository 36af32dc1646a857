import type { PageProps } from '#shared/routes/page.ts';
import { staffSignInPaths } from '#shared/routes/staff-sections.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import type { StaffSignInData } from './staff-data.ts';
import { StaffDoor } from './staff-frame.tsx';
import text from './staff-text.module.css';

/** Where members of staff sign in: by a link in an email, or with the provider that the settings name. */
export default function StaffSignInPage({ data }: PageProps<StaffSignInData>) {
  const { siteName, form, note, providerHref } = data;
  return (
    <StaffDoor siteName={siteName} title="Sign in">
      {note !== undefined && (
        <p className={text.done} role="status">
          {note}
        </p>
      )}
      {providerHref === undefined ? <MailForm form={form} /> : <ProviderLink href={providerHref} />}
    </StaffDoor>
  );
}

function MailForm({ form }: Pick<StaffSignInData, 'form'>) {
  const { email = '' } = form.values;
  const label = 'Work email address';
  return (
    <>
      <p>We’ll email you a link. It works once, for 15 minutes.</p>
      <PostForm action={staffSignInPaths.form} form={form} submit="Email me a link">
        {(errors) => (
          <TextField
            name="email"
            type="email"
            label={label}
            autoComplete="email"
            value={String(email)}
            error={errors.email}
          />
        )}
      </PostForm>
    </>
  );
}

function ProviderLink({ href }: { readonly href: string }) {
  return (
    <>
      <p>Use the account that you have at work.</p>
      <p>
        <ButtonLink href={href}>Sign in with your work account</ButtonLink>
      </p>
    </>
  );
}
