import { toAccountCookieNames } from '#server/accounts/session/session-cookie.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import type { cookieChoicesPages } from '#shared/pages/cookie-choices/cookie-choices-pages.ts';

/** The visitor's choices so far, and the choices that the site offers. */
export const loadCookieChoices: Loader<typeof cookieChoicesPages.cookieChoices> = ({
  services,
  choices,
  search,
}) => ({
  choices: choices?.choices,
  objects: choices?.objects ?? false,
  offersAdvertising: services.site.tagManagerUrl !== undefined,
  accountCookies: toAccountCookieNames(services.site.origin),
  isKept: search.get('kept') === 'true',
});
