import { accountPage } from '#shared/pages/account/account-page.ts';
import type { RegisterData } from './register-data.ts';

/** `/account/register` */
export const registerPage = accountPage<RegisterData>({
  path: '/account/register',
  title: 'Create an account',
  description: 'Create a personal or business account. No marketing unless you ask for it.',
  component: () => import('./register-page.tsx'),
  crumbs: [{ name: 'Register', path: '/account/register' }],
});
