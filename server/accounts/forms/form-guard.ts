import express, { type NextFunction, type Request, type RequestHandler } from 'express';
import { requireCsrf } from '#server/accounts/session/require-session.ts';
import { HttpError } from '#server/platform/http/errors.ts';

const safeMethods = new Set(['GET', 'HEAD']);
/** Routes that read larger bodies, and the token in them, themselves. */
const readsOwnBody = /^\/documents(?:\/|$)/i;
const parseJson = express.json({ limit: '64kb' });
const parseUrlencoded = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 100 });

/**
 * Reads the body of a request that changes something. It takes JSON, which another site's page cannot send without a
 * preflight request, and forms that have the session's form token. Everything else is refused.
 */
export const formGuard: RequestHandler = (req, res, next) => {
  if (safeMethods.has(req.method) || hasNoBody(req)) return next();
  if (readsOwnBody.test(req.path) && req.is(['json', 'multipart/form-data'])) return next();
  if (req.is('json')) return parseJson(req, res, next);
  if (req.is('urlencoded')) return parseUrlencoded(req, res, (fault) => checkToken(req, next, fault));
  next(new HttpError(415, 'We can’t accept this format.'));
};

/** Errors go to `next`: Express does not catch what a body parser's callback throws. */
function checkToken(req: Request, next: NextFunction, fault: unknown): void {
  try {
    if (fault) throw fault;
    requireCsrf(req, (req.body as { readonly csrf?: unknown }).csrf);
  } catch (error) {
    next(error);
    return;
  }
  next();
}

/**
 * Only POST is checked here, because another site's form cannot send other methods, and a DELETE without a body has
 * already passed the same-origin check.
 */
function hasNoBody({ method, headers }: Request): boolean {
  const isEmpty = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
  return method !== 'POST' && (isEmpty || headers['content-length'] === '0');
}
