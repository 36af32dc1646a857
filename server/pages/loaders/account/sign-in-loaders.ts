import type { Loader } from '#server/pages/loaders/loader.ts';
import type { signInPages } from '#shared/pages/account/sign-in-pages.ts';
import { loadAccountHome } from './account-home.ts';
import { loadAccountManager, loadContactPage } from './contact-pages.ts';
import { loadPersonalDetails } from './personal-details.ts';
import {
  loadComplete,
  loadForgottenPassword,
  loadLogin,
  loadRegister,
  loadResetPassword,
} from './sign-in-forms.ts';

/** Loaders of getting in and of one's own details. */
export const signInLoaders: {
  readonly [Name in keyof typeof signInPages]: Loader<(typeof signInPages)[Name]>;
} = {
  login: loadLogin,
  register: loadRegister,
  completeAccount: loadComplete,
  forgottenPassword: loadForgottenPassword,
  resetPassword: loadResetPassword,
  accountHome: loadAccountHome,
  accountApp: loadContactPage,
  caura: loadContactPage,
  personalDetails: loadPersonalDetails,
  accountManager: loadAccountManager,
  usefulContactNumbers: loadContactPage,
};
