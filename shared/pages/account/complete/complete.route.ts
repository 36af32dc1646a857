import { accountPage } from '#shared/pages/account/account-page.ts';
import type { LinkFormData } from '#shared/pages/account/form/link-form-data.ts';

/** `/account/complete`: where the link of a new account leads. */
export const completePage = accountPage<LinkFormData>({
  path: '/account/complete',
  title: 'Complete your account',
  description: 'Confirm your e-mail address and choose a password to complete your account.',
  component: () => import('./complete-page.tsx'),
  crumbs: [{ name: 'Complete Your Account', path: '/account/complete' }],
});
