import type { Request, RequestHandler } from 'express';
import { MovedError, SignedOutError } from '#server/platform/http/errors.ts';
import { toReturnPath } from './forms/to-return-path.ts';
import type { Session } from './session/session.ts';
import { getSessionHandle, type SessionHandle } from './session/session-handle.ts';

/** Pages that a visitor may open without being signed in; all others of the account area need it. */
const openPages = new Set(
  ['login', 'register', 'complete', 'forgotten-password', 'reset-password'].map((name) => `/account/${name}`),
);
/** Pages that mailed links lead to. */
const linkPages = new Set(['/account/complete', '/account/reset-password']);

/**
 * Runs before the pages of the account area and their data. Visitors who are not signed in are sent to login; the id
 * and salt of a mailed link go from the address into the session; the echo of a form is given to its page once.
 */
export const accountPages: RequestHandler = async (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next();
  const page = toPagePath(req);
  const handle = getSessionHandle(req);
  const search = new URLSearchParams(req.url.split('?')[1] ?? '');
  await takeLink(handle, page, search);
  const session = res.locals.session as Session | undefined;
  if (session?.signedIn && page === '/account/login') {
    throw new MovedError(toReturnPath(search.get('next')), 303);
  }
  if (!session?.signedIn && !openPages.has(page)) throw new SignedOutError();
  if (req.method === 'GET') res.locals.session = await handOver(handle, page);
  next();
};

/** `/page-data/account/login` is about `/account/login`; React Router reads paths in either case. */
function toPagePath({ originalUrl }: Request): string {
  const path = originalUrl.split('?')[0] ?? '';
  return path
    .replace(/^\/page-data/i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}

async function takeLink(handle: SessionHandle, page: string, search: URLSearchParams): Promise<void> {
  const id = search.get('id');
  const idSalt = search.get('idSalt');
  if (!linkPages.has(page) || !id || !idSalt) return;
  if (id.length <= 128 && idSalt.length <= 256) await handle.keepLink({ page, id, idSalt });
  throw new MovedError(page, 303);
}

/** The session for the page's loader. An echo of a form of this page is included, and deleted from the store. */
async function handOver(handle: SessionHandle, page: string): Promise<Session> {
  const session = await handle.ensure();
  const { form, ...rest } = session;
  if (!form || form.page !== page) return rest;
  await handle.keepForm(undefined);
  return session;
}
