import { and, isNull, lt, lte, sql } from 'drizzle-orm';
import { ago, databaseNow } from '#server/platform/database/ago.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { idleMs, lifetimeMs, typedMs } from './staff-sessions.ts';
import { staffAudit, staffLinks, staffSessions } from './staff-tables.ts';

/** How long the audit log keeps an entry. */
export const auditMonths = 24;

/** Deletes sessions and links that are over, what was typed for a session that nobody took up again, and entries of the audit log that are old. Returns how many. */
export async function eraseOverdueStaff(orm: Orm, now = databaseNow): Promise<number> {
  await orm
    .update(staffSessions)
    .set({ typed: null, typedAt: null })
    .where(lte(staffSessions.typedAt, ago(typedMs, now)));
  // One that ended for want of use stays until its twelve hours are over: a form that is posted late finds its member.
  const hasEnded = and(
    lt(staffSessions.usedAt, ago(idleMs, now)),
    lt(staffSessions.startedAt, ago(lifetimeMs, now)),
    isNull(staffSessions.typedAt),
  );
  const ended = await orm.delete(staffSessions).where(hasEnded).returning({ id: staffSessions.idHash });
  const spent = await orm
    .delete(staffLinks)
    .where(lt(staffLinks.expiresAt, ago(0, now)))
    .returning({ id: staffLinks.keyHash });
  const isOld = sql`${staffAudit.at} < ${now} - make_interval(months => ${auditMonths})`;
  const old = await orm.delete(staffAudit).where(isOld).returning({ id: staffAudit.entryId });
  return ended.length + spent.length + old.length;
}
