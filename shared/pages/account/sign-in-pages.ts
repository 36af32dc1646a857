import { accountManagerPage } from './account-manager/account-manager.route.ts';
import { appPage } from './app/app.route.ts';
import { cauraPage } from './caura/caura.route.ts';
import { completePage } from './complete/complete.route.ts';
import { forgottenPasswordPage } from './forgotten-password/forgotten-password.route.ts';
import { accountHomePage } from './home/account-home.route.ts';
import { loginPage } from './login/login.route.ts';
import { personalDetailsPage } from './personal-details/personal-details.route.ts';
import { registerPage } from './register/register.route.ts';
import { resetPasswordPage } from './reset-password/reset-password.route.ts';
import { usefulContactNumbersPage } from './useful-contact-numbers/useful-contact-numbers.route.ts';

/** Getting in, and one's own details. */
export const signInPages = {
  login: loginPage,
  register: registerPage,
  completeAccount: completePage,
  forgottenPassword: forgottenPasswordPage,
  resetPassword: resetPasswordPage,
  accountHome: accountHomePage,
  accountApp: appPage,
  caura: cauraPage,
  personalDetails: personalDetailsPage,
  accountManager: accountManagerPage,
  usefulContactNumbers: usefulContactNumbersPage,
};
