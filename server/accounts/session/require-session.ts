import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { HttpError, SignedOutError } from '#server/platform/http/errors.ts';
import type { Session, SignedIn } from './session.ts';

/** The session of a request below `/account`, `/page-data/account` or `/api/account`, if it has one. */
export function findSession(req: Request): Session | undefined {
  return req.res?.locals.session as Session | undefined;
}

/** Who is signed in. Throws `SignedOutError` when nobody is. */
export function requireSignedIn(req: Request): SignedIn {
  const signedIn = findSession(req)?.signedIn;
  if (!signedIn) throw new SignedOutError();
  return signedIn;
}

/**
 * Throws unless `given` is the session's token: for routes that read a form themselves. A visitor whose session has
 * run out is signed out rather than suspect.
 */
export function requireCsrf(req: Request, given: unknown): void {
  const session = findSession(req);
  if (!session) throw new SignedOutError('This page was open for too long. Please log in to go on.');
  if (typeof given !== 'string' || !isSame(given, session.csrfToken)) {
    throw new HttpError(403, 'This form is out of date. Please reload the page and try again.');
  }
}

/** In the same time whatever differs: hashes make the lengths equal. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
