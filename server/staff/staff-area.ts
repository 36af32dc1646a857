import cookieParser from 'cookie-parser';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { MovedError, NotFoundError } from '#server/platform/http/errors.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { isAtOrBelow } from '#shared/routes/link-to.ts';
import { mayOpenStaff, staffPath, staffSignInPaths } from '#shared/routes/staff-sections.ts';
import { formPaths, toFormAgain, turnAway } from './late-form.ts';
import { mailSignInRoutes } from './mail-sign-in-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { leadToPage, readStaffForm } from './read-staff-form.ts';
import { signOutRoutes } from './sign-out-routes.ts';
import type { OpenStaffParts, StaffParts } from './staff-parts.ts';
import { createStaffCookies, ensureBrowser, findSignedIn, keepVisit, toVisitToken } from './staff-visit.ts';

/**
 * Stands before everything below `/staff`: lets nobody through to a page or a form without a session, the role of its
 * section and the form token, and signs members in and out. Mounted before the routes of features and the pages.
 */
export function createStaffArea(parts: StaffParts): Router {
  const router = Router();
  const { staff } = parts.services;
  // Pages of the staff site have no script that could ask for their data.
  router.use(`/page-data${staffPath}`, refuseAll);
  if (!staff) return router.use(staffPath, refuseAll);
  const cookies = createStaffCookies(parts.config);
  const open: OpenStaffParts = { ...parts, staff, cookies, clock: parts.clock ?? systemClock };
  router.use(staffPath, noStore, unlisted, cookieParser(), admit(open), readStaffForm(open));
  router.get([...formPaths], leadToPage);
  router.use(
    staff.provider ? providerRoutes(open, staff.provider) : mailSignInRoutes(open),
    signOutRoutes(open),
  );
  return router;
}

const refuseAll: RequestHandler = ({ originalUrl }) => {
  throw new NotFoundError(`There is no page at ${originalUrl}`);
};

/** Neither search engines nor the pages that a link leads to learn of an address of the staff site. */
const unlisted: RequestHandler = (_req, res, next) => {
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
  res.setHeader('Referrer-Policy', 'same-origin');
  next();
};

/** Finds who asks, and turns away who may not: to signing in without a session, with a 404 without the role. */
function admit(parts: OpenStaffParts): RequestHandler {
  const { staff, cookies } = parts;
  return async (req, res, next) => {
    const path = req.originalUrl.split('?')[0] ?? '';
    const signedIn = await findSignedIn(staff, cookies, req);
    if (isAtOrBelow(path, staffSignInPaths.form))
      return admitToSignIn(req, res, next, signedIn !== undefined);
    if (!signedIn) return turnAway(parts, req, res);
    const { member, id, csrf, typedOn } = signedIn;
    if (!mayOpenStaff(member.roles, path)) throw new NotFoundError(`staff page ${path}`);
    const isRead = req.method === 'GET';
    const notice = isRead ? await staff.sessions.takeNotice(id) : undefined;
    const typed = isRead && typedOn?.split('?')[0] === path ? await staff.sessions.takeTyped(id) : undefined;
    keepVisit(res, { member, csrf, notice, form: typed && toFormAgain(typed, csrf) }, id);
    next();
  };

  function admitToSignIn(req: Request, res: Response, next: () => void, isSignedIn: boolean): void {
    if (isSignedIn && req.method === 'GET') throw new MovedError(staffPath, 303);
    keepVisit(res, { csrf: toVisitToken(ensureBrowser(cookies, req, res)) });
    next();
  }
}
