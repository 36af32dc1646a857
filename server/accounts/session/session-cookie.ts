import type { Config } from '#server/platform/config/config.ts';
import { createSecretCookie, type SecretCookie, toCookieName } from '#server/platform/http/secret-cookie.ts';
import type { AccountCookies } from '#shared/pages/cookie-choices/kept-notes.ts';

const plainName = 'session';
const plainKnownBrowserName = 'known-browser';

/** The cookie of the session. */
export function createSessionCookie(config: Pick<Config, 'siteOrigin'>): SecretCookie {
  return createSecretCookie(config, plainName);
}

/** The names of the account area's cookies on a site. */
export function toAccountCookieNames(siteOrigin: string): AccountCookies {
  return {
    session: toCookieName(siteOrigin, plainName),
    knownBrowser: toCookieName(siteOrigin, plainKnownBrowserName),
  };
}
