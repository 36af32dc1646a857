import { accountPaths } from '#shared/routes/account-paths.ts';
import { accountPage, accountServer } from './account-page.ts';
import type { ForgottenPasswordData, LinkFormData, LoginData, RegisterData } from './sign-in-data.ts';

/** The account pages that can be opened without signing in. */
export const signInPages = {
  /** `next` is where to go afterwards. */
  login: accountPage<LoginData>({
    path: '/account/login',
    component: () => import('./login/login-page.tsx'),
    server: accountServer('signed-out', {
      title: 'Log in to your account',
      description: 'Log in to follow your quotes, orders, contracts and documents.',
      crumbs: [{ name: 'Login', path: accountPaths.login }],
      queryParameters: ['next'],
      search: {
        title: 'Log in to your account',
        description: 'Your quotes, orders, contracts and documents',
        words: 'login sign in my account order tracking',
      },
    }),
  }),
  register: accountPage<RegisterData>({
    path: '/account/register',
    component: () => import('./register/register-page.tsx'),
    server: accountServer('signed-out', {
      title: 'Create an account',
      description: 'Create a personal or business account. No marketing unless you ask for it.',
      crumbs: [{ name: 'Register', path: accountPaths.register }],
      search: { title: 'Register', description: 'Open an account', words: 'sign up create account' },
    }),
  }),
  /** Page that the link in the mail about a new account opens. */
  completeAccount: accountPage<LinkFormData>({
    path: '/account/complete',
    component: () => import('./complete/complete-page.tsx'),
    server: accountServer('everybody', {
      title: 'Complete your account',
      description: 'Confirm your email address and choose a password to complete your account.',
      crumbs: [{ name: 'Complete Your Account', path: accountPaths.complete }],
      takesMailedLink: true,
    }),
  }),
  /** Open to signed-in customers too, who change their password in the same way. */
  forgottenPassword: accountPage<ForgottenPasswordData>({
    path: '/account/forgotten-password',
    component: () => import('./forgotten-password/forgotten-password-page.tsx'),
    server: accountServer('everybody', {
      title: 'Forgotten password',
      description: 'Ask for a link to choose a new password for your account.',
      crumbs: [{ name: 'Forgotten Password', path: accountPaths.forgottenPassword }],
      search: { title: 'Forgotten password', description: 'Ask for a link to choose a new password' },
    }),
  }),
  /** Page that the link for a forgotten password opens. */
  resetPassword: accountPage<LinkFormData>({
    path: '/account/reset-password',
    component: () => import('./reset-password/reset-password-page.tsx'),
    server: accountServer('everybody', {
      title: 'Choose a new password',
      description: 'Choose a new password for your account with the link from our email.',
      crumbs: [{ name: 'Reset Password', path: accountPaths.resetPassword }],
      takesMailedLink: true,
    }),
  }),
};
