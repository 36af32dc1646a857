import type { Request, Response } from 'express';
import { mayOpenStaff, staffPath } from '#shared/routes/staff-sections.ts';
import { auditActions } from './audit-actions.ts';
import type { StaffMember } from './staff.ts';
import type { OpenStaffParts } from './staff-parts.ts';

interface Entering {
  readonly req: Request;
  readonly res: Response;
  readonly member: StaffMember;
}

/**
 * Signs a member in under a new session id, and ends the session that the browser had. Leads to the page of the form
 * that the same member posted after that session had ended, if there is one.
 */
export async function enterStaff(
  { staff, cookies }: Pick<OpenStaffParts, 'staff' | 'cookies'>,
  { req, res, member }: Entering,
): Promise<void> {
  const before = cookies.session.find(req);
  await staff.audit.write({ who: member.email, action: auditActions.signedIn });
  const { id } = await staff.sessions.start(member.email);
  const ended = before === undefined ? undefined : await staff.sessions.end(before);
  const typed = ended?.email === member.email ? ended.typed : undefined;
  if (typed) await staff.sessions.giveTyped(id, typed);
  cookies.visit.clear(res);
  cookies.session.set(res, id);
  const [page = ''] = typed?.page.split('?') ?? [];
  res.redirect(303, typed && mayOpenStaff(member.roles, page) ? typed.page : staffPath);
}
