import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';
import type { AccountParts } from '#server/accounts/account-parts.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { isAlive } from './session.ts';
import { createSessionCookie } from './session-cookie.ts';

const parseCookies = cookieParser();

/**
 * Finds the account that the sender of a form outside the account area is signed in to. It only reads: no cookie is
 * set, and the session is not used longer for it. Undefined for everybody else, and while sessions cannot be read,
 * because what was sent must not be lost for that.
 */
export function createAccountFinder({ config, services, clock = systemClock }: FinderParts) {
  const cookie = createSessionCookie(config);
  return async (req: Request): Promise<string | undefined> => {
    parseCookies(req, req.res as Response, () => undefined);
    const id = cookie.find(req);
    if (id === undefined) return undefined;
    const session = await services.sessions.find(id).catch(() => undefined);
    return session && isAlive(session, clock.now()) ? session.signedIn?.accountId : undefined;
  };
}

interface FinderParts extends Pick<AccountParts, 'config' | 'clock'> {
  readonly services: Pick<AccountParts['services'], 'sessions'>;
}
