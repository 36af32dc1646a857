import { accountPage } from '#shared/pages/account/account-page.ts';
import type { ContactPageData } from '#shared/pages/account/contact-page-data.ts';

/** `/account/useful-contact-numbers` */
export const usefulContactNumbersPage = accountPage<ContactPageData>({
  path: '/account/useful-contact-numbers',
  title: 'Useful contact numbers',
  description: 'Who to ring in an emergency, after an accident or theft, and about your lease.',
  component: () => import('./useful-contact-numbers-page.tsx'),
  crumbs: [{ name: 'Useful Contact Numbers', path: '/account/useful-contact-numbers' }],
});
