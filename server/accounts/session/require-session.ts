import type { Request } from 'express';
import { HttpError, SignedOutError } from '#server/platform/http/errors.ts';
import { isSameSecret } from '#server/platform/http/secret.ts';
import type { Session, SignedIn } from './session.ts';

/** The session of a request below `/account`, `/page-data/account` or `/api/account`, if it has one. */
export function findSession(req: Request): Session | undefined {
  return req.res?.locals.session as Session | undefined;
}

/** The signed-in customer of a request. Throws `SignedOutError` when there is none. */
export function requireSignedIn(req: Request): SignedIn {
  const signedIn = findSession(req)?.signedIn;
  if (!signedIn) throw new SignedOutError();
  return signedIn;
}

/**
 * Throws a 403 unless `given` is the session's form token, and `SignedOutError` when the session has expired. Routes
 * that read a form themselves call this.
 */
export function requireCsrf(req: Request, given: unknown): void {
  const session = findSession(req);
  if (!session) throw new SignedOutError('This page was open for too long. Please log in to continue.');
  if (typeof given !== 'string' || !isSameSecret(given, session.csrfToken)) {
    throw new HttpError(403, 'This form is out of date. Please reload the page and try again.');
  }
}
