import type { ErrorRequestHandler, Request } from 'express';
import { MovedError, SignedOutError } from '#server/platform/http/errors.ts';
import { wantsJson } from '#server/platform/http/wants-json.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { isAtOrBelow } from '#shared/routes/link-to.ts';
import type { Session } from './session/session.ts';
import { getSessionHandle } from './session/session-handle.ts';

/**
 * Handles `SignedOutError`: ends the session when the account API has refused its token, redirects pages and plain
 * forms to login, and answers scripts and page data with 401.
 */
export const signedOutResponder: ErrorRequestHandler = async (thrown: unknown, req, res, _next) => {
  if (!(thrown instanceof SignedOutError) || res.headersSent) throw thrown;
  const session = res.locals.session as Session | undefined;
  if (session?.signedIn) await getSessionHandle(req).end();
  const next = findReturnPath(req);
  if (next === undefined) throw thrown;
  throw new MovedError(`${accountPaths.login}?next=${encodeURIComponent(next)}`, 303);
};

/** The page to return to after login; undefined when the request wants JSON. */
function findReturnPath(req: Request): string | undefined {
  const { originalUrl, method, res } = req;
  if (isAtOrBelow(originalUrl, accountPaths.home)) return originalUrl;
  if (!/^\/api\/account\//i.test(originalUrl) || method !== 'POST' || wantsJson(req)) return undefined;
  const page: unknown = res?.locals.formPage;
  return typeof page === 'string' ? page : accountPaths.home;
}
