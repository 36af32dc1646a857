import type { Request } from 'express';
import { SignedOutError } from '#server/platform/http/errors.ts';
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
