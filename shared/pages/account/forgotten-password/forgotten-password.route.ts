import { accountPage } from '#shared/pages/account/account-page.ts';
import type { ForgottenPasswordData } from './forgotten-password-data.ts';

/** `/account/forgotten-password` */
export const forgottenPasswordPage = accountPage<ForgottenPasswordData>({
  path: '/account/forgotten-password',
  title: 'Forgotten password',
  description: 'Ask for a link to choose a new password for your account.',
  component: () => import('./forgotten-password-page.tsx'),
  crumbs: [{ name: 'Forgotten Password', path: '/account/forgotten-password' }],
});
