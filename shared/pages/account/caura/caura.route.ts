import { accountPage } from '#shared/pages/account/account-page.ts';
import type { ContactPageData } from '#shared/pages/account/contact-page-data.ts';

/** `/account/caura` */
export const cauraPage = accountPage<ContactPageData>({
  path: '/account/caura',
  title: 'Caura and your leased vehicle',
  description: 'What Caura is, what it has to do with your lease, and who to ask about which.',
  component: () => import('./caura-page.tsx'),
  crumbs: [{ name: 'Caura', path: '/account/caura' }],
});
