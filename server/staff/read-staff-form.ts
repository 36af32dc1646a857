import type { Request, RequestHandler } from 'express';
import { HttpError, MovedError } from '#server/platform/http/errors.ts';
import { toBody } from '#server/platform/http/form-answer.ts';
import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import { findPageOf, toTypedForm } from './late-form.ts';
import { parseStaffForm } from './parse-staff-form.ts';
import type { OpenStaffParts } from './staff-parts.ts';
import { findStaffVisit, requireSessionId, requireStaffToken } from './staff-visit.ts';

/** Routes that read a form with files, and the token in it, themselves. */
function readsOwnBody(req: Request): boolean {
  return req.originalUrl === staffCataloguePaths.upload && req.is('multipart/form-data') !== false;
}

/**
 * Reads a posted form and checks its token: nothing else may change anything here. What was typed into a form with
 * another token, which is one from before the member signed in again, waits on its page.
 */
export function readStaffForm({ staff, clock }: Pick<OpenStaffParts, 'staff' | 'clock'>): RequestHandler {
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
export const leadToPage: RequestHandler = ({ originalUrl }) => {
  throw new MovedError(findPageOf(originalUrl.split('?')[0] ?? ''), 303);
};
