import { accountPage } from '#shared/pages/account/account-page.ts';
import type { LinkFormData } from '#shared/pages/account/form/link-form-data.ts';

/** `/account/reset-password`: where the link for a forgotten password leads. */
export const resetPasswordPage = accountPage<LinkFormData>({
  path: '/account/reset-password',
  title: 'Choose a new password',
  description: 'Choose a new password for your account with the link from our e-mail.',
  component: () => import('./reset-password-page.tsx'),
  crumbs: [{ name: 'Reset Password', path: '/account/reset-password' }],
});
