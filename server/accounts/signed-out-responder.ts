import type { ErrorRequestHandler, Request } from 'express';
import { MovedError, SignedOutError } from '#server/platform/http/errors.ts';
import { wantsJson } from '#server/platform/http/wants-json.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { isAtOrBelow } from '#shared/routes/link-to.ts';
import type { Session } from './session/session.ts';
import { getSessionHandle } from './session/session-handle.ts';

/**
 * Handles `SignedOutError`: ends the session when the account API has refused its token and redirects pages and plain
 * forms to login. Page data, and a form that a script sent, are answered with `{ signedOut: true, next }`, where `next`
 * is the login page: an answer of 401 would be an error on the visitor's console. Other calls get that 401.
 */
export const signedOutResponder: ErrorRequestHandler = async (thrown: unknown, req, res, _next) => {
  if (!(thrown instanceof SignedOutError) || res.headersSent) throw thrown;
  const session = res.locals.session as Session | undefined;
  if (session?.signedIn) await getSessionHandle(req).end();
  const returnPath = findReturnPath(req);
  if (returnPath === undefined) throw thrown;
  const next = `${accountPaths.login}?next=${encodeURIComponent(returnPath)}`;
  if (!isSentByScript(req)) throw new MovedError(next, 303);
  res.json({ status: 200, signedOut: true, next });
};

const pageData = /^\/page-data(?=\/)/i;

/** The page to return to after login; undefined for a call that neither a page nor a form makes. */
function findReturnPath(req: Request): string | undefined {
  const { originalUrl, method, res } = req;
  const address = originalUrl.replace(pageData, '');
  if (isAtOrBelow(address, accountPaths.home)) return address;
  const page: unknown = res?.locals.formPage;
  // Of the other calls only forms, and links to a file, are made by a page that the visitor looks at.
  if (!/^\/api\/account\//i.test(originalUrl) || (method !== 'POST' && page === undefined)) return undefined;
  if (wantsJson(req) && !req.is(['urlencoded', 'multipart/form-data'])) return undefined;
  return typeof page === 'string' ? page : accountPaths.home;
}

function isSentByScript(req: Request): boolean {
  return pageData.test(req.originalUrl) || wantsJson(req);
}
