import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Database, Orm } from '#server/platform/database/database.ts';
import type { AuditAction } from './audit-actions.ts';
import { staffAudit } from './staff-tables.ts';

/** One entry: who did what, to what. `subject` is a reference or number, and never names a customer. */
interface AuditEntry {
  readonly who: string;
  readonly action: AuditAction;
  readonly subject?: string | undefined;
}

interface AuditFilter {
  readonly who?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
}

/** The audit log as the staff site writes and reads it. */
export interface AuditLog {
  /** Writes an entry on its own, for what changes nothing, such as reading. */
  write(entry: AuditEntry): Promise<void>;
  /** Everybody who has an entry. */
  listPeople(): Promise<readonly string[]>;
  /** A page of entries, newest first, and how many there are. */
  list(filter: AuditFilter, window: AuditWindow): Promise<AuditPage>;
}

interface AuditWindow {
  readonly offset: number;
  readonly limit: number;
}

interface AuditPage {
  readonly entries: readonly (typeof staffAudit.$inferSelect)[];
  readonly total: number;
}

/** Writes an entry in the transaction of the change that it tells of, so that neither is stored without the other. */
export async function writeAudit(orm: Orm, { who, action, subject }: AuditEntry): Promise<void> {
  await orm.insert(staffAudit).values({ who, action, subject: subject ?? null });
}

/** The audit log in the database. Nothing here changes or deletes an entry. */
export function createAuditLog({ orm }: Pick<Database, 'orm'>): AuditLog {
  return {
    write: (entry) => writeAudit(orm, entry),
    listPeople: async () => {
      const rows = await orm.selectDistinct({ who: staffAudit.who }).from(staffAudit).orderBy(staffAudit.who);
      return rows.map(({ who }) => who);
    },
    list: async (filter, { offset, limit }) => {
      const where = toCondition(filter);
      const entries = await orm
        .select()
        .from(staffAudit)
        .where(where)
        .orderBy(desc(staffAudit.at), desc(staffAudit.entryId))
        .limit(limit)
        .offset(offset);
      const [counted] = await orm.select({ total: count() }).from(staffAudit).where(where);
      return { entries, total: counted?.total ?? 0 };
    },
  };
}

function toCondition({ who, action, subject }: AuditFilter): SQL | undefined {
  return and(
    who === undefined ? undefined : eq(staffAudit.who, who),
    action === undefined ? undefined : eq(staffAudit.action, action),
    subject === undefined ? undefined : eq(staffAudit.subject, subject),
  );
}
