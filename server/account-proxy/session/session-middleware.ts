import type { RequestHandler } from 'express';
import { isAlive } from './session.ts';
import { createSessionHandle, type HandleParts } from './session-handle.ts';

/** Every request would be a write; this is exact enough for half an hour. */
const touchAfterMs = 30_000;

/**
 * Finds the visitor's session: `res.locals.session`, and a handle to change it. When the store does not answer the
 * request fails (503) and the cookie stays, so that nobody is signed out by a fault of ours.
 */
export function session(parts: HandleParts): RequestHandler {
  const { sessions, cookie, now } = parts;
  return async (req, res, next) => {
    res.locals.sessionHandle = createSessionHandle(parts, res);
    const id = cookie.find(req);
    if (id !== undefined) {
      const found = await sessions.find(id);
      if (found && isAlive(found, now())) {
        res.locals.session = found;
        if (now() - found.usedAt >= touchAfterMs) await sessions.touch(id);
      } else {
        if (found) await sessions.remove(id);
        cookie.clear(res);
      }
    }
    next();
  };
}
