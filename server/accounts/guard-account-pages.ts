import type { Request, RequestHandler } from 'express';
import { MovedError, SignedOutError } from '#server/platform/http/errors.ts';
import { begin } from '#server/platform/http/refuse-with.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { toReturnPath } from './forms/to-return-path.ts';
import type { Session } from './session/session.ts';
import { getSessionHandle, type SessionHandle } from './session/session-handle.ts';

const records = new Map(pageNames.map(getPage).map(({ path, server }) => [path, server]));

/**
 * Runs before the pages of the account area and their data. It checks by the page's record who may open it, removes the
 * id and salt of a mailed link from the address before anything is drawn, and hands what a form left in the session to
 * its page once.
 */
export const guardAccountPages: RequestHandler = async (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next();
  const page = toPagePath(req);
  const handle = getSessionHandle(req);
  const search = new URLSearchParams(req.url.split('?')[1] ?? '');
  await takeLink(handle, page, search);
  const session = res.locals.session as Session | undefined;
  admit(page, session?.signedIn !== undefined, search.get('next'));
  if (req.method === 'GET') res.locals.session = await handOver(req, handle, page);
  next();
};

/**
 * Redirects signed-in customers away from pages that only signed-out visitors need, and refuses all but open pages to
 * signed-out visitors. An order, a contract and an address without a page count as pages for those who are signed in.
 */
function admit(page: string, isSignedIn: boolean, next: string | null): void {
  const known = records.get(page);
  const audience = known ? (known.audience ?? 'everybody') : 'signed-in';
  if (isSignedIn && audience === 'signed-out') {
    const takesNext = known?.queryParameters?.includes('next');
    throw new MovedError(toReturnPath(takesNext ? next : undefined), 303);
  }
  if (!isSignedIn && audience === 'signed-in') throw new SignedOutError();
}

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
  if (!records.get(page)?.takesMailedLink || !id || !idSalt) return;
  if (id.length <= 128 && idSalt.length <= 256) await handle.keepLink({ page, id, idSalt });
  throw new MovedError(page, 303);
}

/** The session for the page's loader. An echo of a form of this page is included, and deleted from the store. */
async function handOver(req: Request, handle: SessionHandle, page: string): Promise<Session> {
  const session = await handle.ensure();
  const { form, ...rest } = session;
  if (!form || form.page !== page) return rest;
  begin(req);
  await handle.keepForm(undefined);
  return session;
}
