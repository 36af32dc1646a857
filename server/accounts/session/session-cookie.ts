import { randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '#server/platform/config/config.ts';

/** The one cookie of the account area. */
export interface SessionCookie {
  find(req: Request): string | undefined;
  set(res: Response, id: string): void;
  clear(res: Response): void;
}

/**
 * `__Host-Http-session` where the site has https: only this host can set it, and only in an HTTP answer. A development
 * site on plain http has the plain name, because browsers refuse the prefix there.
 */
export function createSessionCookie({ siteOrigin }: Pick<Config, 'siteOrigin'>): SessionCookie {
  const secure = siteOrigin.startsWith('https://');
  const name = toSessionCookieName(siteOrigin);
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

/** The cookie's name on a site. */
export function toSessionCookieName(siteOrigin: string): string {
  return siteOrigin.startsWith('https://') ? '__Host-Http-session' : 'session';
}

/** 32 random bytes as base64url, for a session's id or its form token. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}
