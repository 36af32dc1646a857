import express, { type NextFunction, type Request, type RequestHandler } from 'express';
import { requireCsrf } from '#server/accounts/session/require-session.ts';
import { HttpError } from '#server/platform/http/errors.ts';

const safeMethods = new Set(['GET', 'HEAD']);
/** Routes that read larger bodies, and the token in them, themselves. */
const readsOwnBody = /^\/documents(?:\/|$)/i;
const parseJson = express.json({ limit: '64kb' });
const parseUrlencoded = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 100 });

/**
 * Reads the body of whatever changes something: JSON, which no other site's page can send without being asked about
 * it, or a form that carries the session's token. Nothing else gets in.
 */
export const formGuard: RequestHandler = (req, res, next) => {
  if (safeMethods.has(req.method) || hasNoBody(req)) return next();
  if (readsOwnBody.test(req.path) && req.is(['json', 'multipart/form-data'])) return next();
  if (req.is('json')) return parseJson(req, res, next);
  if (req.is('urlencoded')) return parseUrlencoded(req, res, (fault) => checkToken(req, next, fault));
  next(new HttpError(415, 'This cannot be sent here in that form.'));
};

/** Errors are handed on: what a parser's callback throws, nobody catches. */
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

/** Forms of other sites can only post, so a DELETE without a body has passed the same-origin check already. */
function hasNoBody({ method, headers }: Request): boolean {
  const isEmpty = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
  return method !== 'POST' && (isEmpty || headers['content-length'] === '0');
}
