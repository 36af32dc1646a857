import { lt, or, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { idleMs, lifetimeMs } from './staff-sessions.ts';
import { staffAudit, staffLinks, staffSessions } from './staff-tables.ts';

/** How long the audit log keeps an entry. */
export const auditMonths = 24;

/** Deletes sessions and links that have ended, and entries of the audit log that are old. Returns how many. */
export async function eraseOverdueStaff(orm: Orm, nowMs: number): Promise<number> {
  const before = (ms: number) => new Date(nowMs - ms);
  const hasEnded = or(
    lt(staffSessions.usedAt, before(idleMs)),
    lt(staffSessions.startedAt, before(lifetimeMs)),
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
