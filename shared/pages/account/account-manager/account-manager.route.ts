import { accountPage } from '#shared/pages/account/account-page.ts';
import type { AccountManagerData } from './account-manager-data.ts';

/** `/account/account-manager` */
export const accountManagerPage = accountPage<AccountManagerData>({
  path: '/account/account-manager',
  title: 'Your account manager',
  description: 'Who looks after your account, whether they can be reached now, and how.',
  component: () => import('./account-manager-page.tsx'),
  crumbs: [{ name: 'Account Manager', path: '/account/account-manager' }],
});
