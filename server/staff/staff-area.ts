import cookieParser from 'cookie-parser';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { HttpError, MovedError, NotFoundError } from '#server/platform/http/errors.ts';
import { toBody } from '#server/platform/http/form-answer.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { isAtOrBelow } from '#shared/routes/link-to.ts';
import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import {
  mayOpenStaff,
  staffPath,
  staffSignInPaths,
  staffSignOutPaths,
} from '#shared/routes/staff-sections.ts';
import { type AuditAction, auditActions } from './audit-actions.ts';
import { findPageOf, formPaths, parseStaffForm, toFormAgain, toTypedForm, turnAway } from './late-form.ts';
import { mailSignInRoutes } from './mail-sign-in-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import type { OpenStaffParts, StaffParts } from './staff-parts.ts';
import {
  createStaffCookies,
  ensureBrowser,
  findSignedIn,
  findStaffVisit,
  keepVisit,
  requireMember,
  requireSessionId,
  requireStaffToken,
  toVisitToken,
} from './staff-visit.ts';

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

/** `POST /staff/sign-out` ends this session, `POST /staff/sign-out-everywhere` every session of the member. */
function signOutRoutes({ staff, cookies }: Pick<OpenStaffParts, 'staff' | 'cookies'>): Router {
  const router = Router();
  router.post(staffSignOutPaths.here, async (req, res) => {
    await staff.sessions.end(requireSessionId(req));
    await leave(req, res, auditActions.signedOut);
  });
  router.post(staffSignOutPaths.everywhere, async (req, res) => {
    await staff.sessions.endAll(requireMember(req).email);
    await leave(req, res, auditActions.signedOutEverywhere);
  });
  return router;

  async function leave(req: Request, res: Response, action: AuditAction): Promise<void> {
    await staff.audit.write({ who: requireMember(req).email, action });
    cookies.session.clear(res);
    res.setHeader('Clear-Site-Data', '"cache"');
    res.redirect(303, `${staffSignInPaths.form}?out=true`);
  }
}

/** Routes that read a form with files, and the token in it, themselves. */
function readsOwnBody(req: Request): boolean {
  return req.originalUrl === staffCataloguePaths.upload && req.is('multipart/form-data') !== false;
}

/**
 * Reads a posted form and checks its token: nothing else may change anything here. What was typed into a form with
 * another token, which is one from before the member signed in again, waits on its page.
 */
function readStaffForm({ staff, clock }: Pick<OpenStaffParts, 'staff' | 'clock'>): RequestHandler {
  return async (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    if (req.method === 'POST' && readsOwnBody(req)) return next();
    if (req.method !== 'POST' || !req.is('urlencoded'))
      throw new HttpError(415, 'We can’t accept this format.');
    await parseStaffForm(req, res);
    try {
      requireStaffToken(req, toBody(req).csrf);
    } catch (fault) {
      await keepTyped(req);
      throw fault;
    }
    next();
  };

  async function keepTyped(req: Request): Promise<void> {
    const typed = toTypedForm(req);
    if (!findStaffVisit(req)?.member || Object.keys(typed.values).length === 0) return;
    await staff.sessions.giveTyped(requireSessionId(req), { ...typed, at: new Date(clock.now()) });
  }
}

/** Leads to the page of a form whose address was opened by itself, as after a form that came back. */
const leadToPage: RequestHandler = ({ originalUrl }) => {
  throw new MovedError(findPageOf(originalUrl.split('?')[0] ?? ''), 303);
};
