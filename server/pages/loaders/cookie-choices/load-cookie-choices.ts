import { toSessionCookieName } from '#server/accounts/session/session-cookie.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import type { cookieChoicesPages } from '#shared/pages/cookie-choices/cookie-choices-pages.ts';

/** What the visitor chose so far, and what there is to choose. */
export const loadCookieChoices: Loader<typeof cookieChoicesPages.cookieChoices> = ({
  services,
  choices,
  search,
}) => ({
  choices: choices?.choices,
  objects: choices?.objects ?? false,
  offersAdvertising: services.site.tagManagerUrl !== undefined,
  sessionCookie: toSessionCookieName(services.site.origin),
  isKept: search.get('kept') === 'true',
});
