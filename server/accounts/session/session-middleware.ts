import type { Request, RequestHandler, Response } from 'express';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { isAlive } from './session.ts';
import { createSessionHandle, type Found, type HandleParts } from './session-handle.ts';

/** How often the time of use is written; exact enough for an idle time of half an hour. */
const touchAfterMs = 30_000;

/**
 * Finds the visitor's session: `res.locals.session`, and a handle to change it. When the store does not answer the
 * request fails (503) and the cookie stays, so that our fault does not sign the visitor out.
 */
export function session(parts: HandleParts): RequestHandler {
  return async (req, res, next) => {
    res.locals.sessionHandle = createSessionHandle(parts, res, await findFirst(parts, req, res));
    next();
  };
}

/** Nothing has been done before the session is found, so another node may be asked for it. */
async function findFirst(parts: HandleParts, req: Request, res: Response): Promise<Found> {
  try {
    return await restoreSession(parts, req, res);
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    throw new UnavailableError(error.message, { cause: error, isUnbegun: true });
  }
}

async function restoreSession(parts: HandleParts, req: Request, res: Response): Promise<Found> {
  const { sessions, visits, cookie, now } = parts;
  const id = cookie.find(req);
  if (id === undefined) return { isStored: false };
  const found = await sessions.find(id);
  if (found && isAlive(found, now())) {
    if (now() - found.usedAt >= touchAfterMs) await sessions.touch(id);
    return { session: found, isStored: true };
  }
  if (found) await sessions.remove(id);
  const visit = await visits.find(id);
  if (!visit) cookie.clear(res);
  return { session: visit, isStored: false };
}
