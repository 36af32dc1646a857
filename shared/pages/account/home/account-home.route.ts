import { accountPage } from '#shared/pages/account/account-page.ts';
import type { AccountHomeData } from './account-home-data.ts';

/** `/account`: where things stand. */
export const accountHomePage = accountPage<AccountHomeData>({
  path: '/account',
  title: 'My account',
  description: 'Where your quotes, orders, contracts and documents stand.',
  component: () => import('./account-home-page.tsx'),
  crumbs: [],
  queryParameters: ['wait'],
});
