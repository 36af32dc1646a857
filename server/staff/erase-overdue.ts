import { and, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { idleMs, lifetimeMs, typedMs } from './staff-sessions.ts';
import { staffAudit, staffLinks, staffSessions } from './staff-tables.ts';

/** How long the audit log keeps an entry. */
export const auditMonths = 24;

/** Deletes sessions and links that are over, what was typed for a session that nobody took up again, and entries of the audit log that are old. Returns how many. */
export async function eraseOverdueStaff(orm: Orm, nowMs: number): Promise<number> {
  const before = (ms: number) => new Date(nowMs - ms);
  await orm
    .update(staffSessions)
    .set({ typed: null, typedAt: null })
    .where(lte(staffSessions.typedAt, before(typedMs)));
  // One that ended for want of use stays until its twelve hours are over: a form that is posted late finds its member.
  const hasEnded = and(
    lt(staffSessions.usedAt, before(idleMs)),
    lt(staffSessions.startedAt, before(lifetimeMs)),
    isNull(staffSessions.typedAt),
  );
  const ended = await orm.delete(staffSessions).where(hasEnded).returning({ id: staffSessions.idHash });
  const spent = await orm
    .delete(staffLinks)
    .where(lt(staffLinks.expiresAt, before(0)))
    .returning({ id: staffLinks.keyHash });
  const isOld = sql`${staffAudit.at} < ${before(0).toISOString()}::timestamptz - ${auditMonths} * interval '1 month'`;
  const old = await orm.delete(staffAudit).where(isOld).returning({ id: staffAudit.entryId });
  return ended.length + spent.length + old.length;
}
