import type { Request, Response } from 'express';
import { auditActions } from './audit-actions.ts';
import type { StaffMember } from './staff.ts';
import type { OpenStaffParts } from './staff-parts.ts';

interface Entering {
  readonly req: Request;
  readonly res: Response;
  readonly member: StaffMember;
}

/** Signs a member in under a new session id, and ends the session that the browser had. */
export async function enterStaff(
  { staff, cookies }: Pick<OpenStaffParts, 'staff' | 'cookies'>,
  { req, res, member }: Entering,
): Promise<void> {
  const before = cookies.session.find(req);
  await staff.audit.write({ who: member.email, action: auditActions.signedIn });
  const { id } = await staff.sessions.start(member.email);
  if (before !== undefined) await staff.sessions.end(before);
  cookies.visit.clear(res);
  cookies.session.set(res, id);
}
