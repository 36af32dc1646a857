import { type Request, type Response, Router } from 'express';
import { staffSignInPaths, staffSignOutPaths } from '#shared/routes/staff-sections.ts';
import { type AuditAction, auditActions } from './audit-actions.ts';
import type { OpenStaffParts } from './staff-parts.ts';
import { requireMember, requireSessionId } from './staff-visit.ts';

/** `POST /staff/sign-out` ends this session, `POST /staff/sign-out-everywhere` every session of the member. */
export function signOutRoutes({ staff, cookies }: Pick<OpenStaffParts, 'staff' | 'cookies'>): Router {
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
