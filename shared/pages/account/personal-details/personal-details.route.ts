import { accountPage } from '#shared/pages/account/account-page.ts';
import type { PersonalDetailsData } from './personal-details-data.ts';

/** `/account/personal-details` */
export const personalDetailsPage = accountPage<PersonalDetailsData>({
  path: '/account/personal-details',
  title: 'Personal details and consents',
  description: 'What we hold of you, what we may send you, and how to change either.',
  component: () => import('./personal-details-page.tsx'),
  crumbs: [{ name: 'Personal Details', path: '/account/personal-details' }],
});
