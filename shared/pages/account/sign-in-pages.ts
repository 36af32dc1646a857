import { accountPage, accountServer } from './account-page.ts';
import type { ForgottenPasswordData, LinkFormData, LoginData, RegisterData } from './sign-in-data.ts';

/** The account pages that can be opened without signing in. */
export const signInPages = {
  /** `next` is where to go afterwards. */
  login: accountPage<LoginData>({
    path: '/account/login',
    component: () => import('./login/login-page.tsx'),
    server: accountServer('signed-out', {
      name: 'Log in to your account',
      menuLabel: 'Log in',
      crumb: 'Login',
      description: 'Log in to follow your quotes, orders, contracts and documents.',
      queryParameters: ['next'],
      search: {
        description: 'Your quotes, orders, contracts and documents',
        words: 'login sign in my account order tracking',
      },
    }),
  }),
  register: accountPage<RegisterData>({
    path: '/account/register',
    component: () => import('./register/register-page.tsx'),
    server: accountServer('signed-out', {
      name: 'Create an account',
      crumb: 'Register',
      description: 'Create a personal or business account. No marketing unless you ask for it.',
      search: { title: 'Register', description: 'Open an account', words: 'sign up create account' },
    }),
  }),
  /** Page that the link in the mail about a new account opens. */
  completeAccount: accountPage<LinkFormData>({
    path: '/account/complete',
    component: () => import('./complete/complete-page.tsx'),
    server: accountServer('everybody', {
      name: 'Complete your account',
      description: 'Confirm your email address and choose a password to complete your account.',
      takesMailedLink: true,
    }),
  }),
  /** Open to signed-in customers too, who change their password in the same way. */
  forgottenPassword: accountPage<ForgottenPasswordData>({
    path: '/account/forgotten-password',
    component: () => import('./forgotten-password/forgotten-password-page.tsx'),
    server: accountServer('everybody', {
      name: 'Forgotten password',
      description: 'Ask for a link to choose a new password for your account.',
      search: { description: 'Ask for a link to choose a new password' },
    }),
  }),
  /** Page that the link for a forgotten password opens. */
  resetPassword: accountPage<LinkFormData>({
    path: '/account/reset-password',
    component: () => import('./reset-password/reset-password-page.tsx'),
    server: accountServer('everybody', {
      name: 'Choose a new password',
      crumb: 'Reset Password',
      description: 'Choose a new password for your account with the link from our email.',
      takesMailedLink: true,
    }),
  }),
};
