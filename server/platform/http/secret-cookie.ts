import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '#server/platform/config/config.ts';

/** A cookie whose value is a secret of `createSecret`. */
export interface SecretCookie {
  find(req: Request): string | undefined;
  set(res: Response, id: string): void;
  clear(res: Response): void;
}

/** A cookie that only this host gets, and that no script reads. It ends with the browser's session. */
export function createSecretCookie(
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
  plainName: string,
): SecretCookie {
  const secure = siteOrigin.startsWith('https://');
  const name = toCookieName(siteOrigin, plainName);
  const options: CookieOptions = { httpOnly: true, secure, sameSite: 'lax', path: '/' };
  return {
    find: ({ cookies }) => {
      const value: unknown = cookies?.[name];
      return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : undefined;
    },
    set: (res, id) => void res.cookie(name, id, options),
    clear: (res) => void res.clearCookie(name, options),
  };
}

/**
 * The cookie's name with `__Host-Http-` in front where the site has https: only this host can set it, and only in an
 * HTTP answer. A development site on plain http has the plain name, because browsers refuse the prefix there.
 */
export function toCookieName(siteOrigin: string, plainName: string): string {
  return siteOrigin.startsWith('https://') ? `__Host-Http-${plainName}` : plainName;
}
