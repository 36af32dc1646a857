import { toReturnPath } from '#server/accounts/forms/to-return-path.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { MovedError } from '#server/platform/http/errors.ts';
import type { completePage } from '#shared/pages/account/complete/complete.route.ts';
import type { forgottenPasswordPage } from '#shared/pages/account/forgotten-password/forgotten-password.route.ts';
import type { LinkFormData } from '#shared/pages/account/form/link-form-data.ts';
import type { loginPage } from '#shared/pages/account/login/login.route.ts';
import type { registerPage } from '#shared/pages/account/register/register.route.ts';
import type { resetPasswordPage } from '#shared/pages/account/reset-password/reset-password.route.ts';
import { toFormState } from './form-state.ts';

/** Login; whoever is signed in goes straight on. */
export const loadLogin: Loader<typeof loginPage> = (request) => {
  const next = toReturnPath(request.search.get('next'));
  if (request.session?.signedIn) throw new MovedError(next, 303);
  return { form: toFormState(request), next };
};

/** Registration; whoever is signed in has an account. */
export const loadRegister: Loader<typeof registerPage> = (request) => {
  if (request.session?.signedIn) throw new MovedError('/account', 303);
  return { form: toFormState(request) };
};

/** For anybody: those who are signed in change their password in the same way. */
export const loadForgottenPassword: Loader<typeof forgottenPasswordPage> = (request) => ({
  form: toFormState(request),
});

export const loadComplete: Loader<typeof completePage> = loadLinkForm;

export const loadResetPassword: Loader<typeof resetPasswordPage> = loadLinkForm;

/** The link's id and salt stay in the session: the page only learns that they are there. */
function loadLinkForm(request: LoaderRequest): LinkFormData {
  return { form: toFormState(request), hasLink: request.session?.link?.page === request.path };
}
