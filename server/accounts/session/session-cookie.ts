import type { Config } from '#server/platform/config/config.ts';
import { createSecretCookie, type SecretCookie, toCookieName } from '#server/platform/http/secret-cookie.ts';

const plainName = 'session';

/** The one cookie of the account area. */
export function createSessionCookie(config: Pick<Config, 'siteOrigin'>): SecretCookie {
  return createSecretCookie(config, plainName);
}

/** The cookie's name on a site. */
export function toSessionCookieName(siteOrigin: string): string {
  return toCookieName(siteOrigin, plainName);
}
