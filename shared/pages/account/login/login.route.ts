import { accountPage } from '#shared/pages/account/account-page.ts';
import type { LoginData } from './login-data.ts';

/** `/account/login`; `next` is where to go afterwards. */
export const loginPage = accountPage<LoginData>({
  path: '/account/login',
  title: 'Log in to your account',
  description: 'Log in to follow your quotes, orders, contracts and documents.',
  component: () => import('./login-page.tsx'),
  crumbs: [{ name: 'Login', path: '/account/login' }],
  queryParameters: ['next'],
});
