import { toReturnPath } from '#server/accounts/forms/to-return-path.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type {
  ForgottenPasswordData,
  LinkFormData,
  LoginData,
  RegisterData,
} from '#shared/pages/account/sign-in-data.ts';
import { toFormState } from './account-caller.ts';

/** The login form, and the page to go to after login. */
export function loadLogin(request: LoaderRequest): LoginData {
  return { form: toFormState(request), next: toReturnPath(request.search.get('next')) };
}

/** The registration form. */
export function loadRegister(request: LoaderRequest): RegisterData {
  return { form: toFormState(request) };
}

/** The form that asks for a link to choose a new password. */
export function loadForgottenPassword(request: LoaderRequest): ForgottenPasswordData {
  return { form: toFormState(request) };
}

/**
 * A form that a mailed link leads to. The id and salt stay in the session; the page only learns whether they are there.
 */
export function loadLinkForm(request: LoaderRequest): LinkFormData {
  return { form: toFormState(request), hasLink: request.session?.link?.page === request.path };
}
