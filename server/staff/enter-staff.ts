import { and, eq, gt } from 'drizzle-orm';
import type { Request, Response } from 'express';
import type { Orm } from '#server/platform/database/database.ts';
import { createSecret, hashSecret } from '#server/platform/http/secret.ts';
import { mayOpenStaff, staffPath } from '#shared/routes/staff-sections.ts';
import { auditActions } from './audit-actions.ts';
import type { StaffMember } from './staff.ts';
import type { OpenStaffParts } from './staff-parts.ts';
import { staffLinks } from './staff-tables.ts';

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

/** Stands in the audit log where it is not known who tried: an address that is no member's is not kept. */
const notKnown = 'not known';

interface Refused {
  /** The member's address, where a member is meant. */
  readonly who?: string | null | undefined;
  readonly reason: string;
}

/** Writes a sign-in that failed into the audit log, up to 60 an hour. */
export async function noteRefusal(
  { staff, services: { limits } }: OpenStaffParts,
  { who, reason }: Refused,
): Promise<void> {
  if (await limits.isWithin('staffRefusals', 'all'))
    await staff.audit.write({ who: who ?? notKnown, action: auditActions.signInFailed, subject: reason });
}

/** A link and a visit to the provider work for this long. */
export const linkMs = 15 * 60 * 1000;

type LinkRow = typeof staffLinks.$inferSelect;

/** What is kept of a sign-in that has begun. */
type BegunSignIn = Pick<LinkRow, 'kind'> & Partial<Omit<LinkRow, 'kind' | 'keyHash' | 'expiresAt'>>;

/** Stores a sign-in that has begun. Returns the key that ends it. */
export async function beginSignIn(orm: Orm, begun: BegunSignIn, nowMs: number): Promise<string> {
  const key = createSecret();
  await orm
    .insert(staffLinks)
    .values({ keyHash: hashSecret(key), expiresAt: new Date(nowMs + linkMs), ...begun });
  return key;
}

/** Takes a begun sign-in by its key: it works once. Undefined when it was spent, has run out or was never begun. */
export async function takeSignIn(
  orm: Orm,
  { key, kind, nowMs }: { readonly key: string; readonly kind: LinkRow['kind']; readonly nowMs: number },
): Promise<LinkRow | undefined> {
  const isMeant = and(
    eq(staffLinks.keyHash, hashSecret(key)),
    eq(staffLinks.kind, kind),
    gt(staffLinks.expiresAt, new Date(nowMs)),
  );
  const [row] = await orm.delete(staffLinks).where(isMeant).returning();
  return row;
}
