import { accountPage } from '#shared/pages/account/account-page.ts';
import type { ContactPageData } from '#shared/pages/account/contact-page-data.ts';

/** `/account/app`: the mobile app of lender-linked customers. */
export const appPage = accountPage<ContactPageData>({
  path: '/account/app',
  title: 'The app for your lease',
  description: 'The lender’s mobile app for managing your lease, and how to get it.',
  component: () => import('./app-page.tsx'),
  crumbs: [{ name: 'App', path: '/account/app' }],
});
