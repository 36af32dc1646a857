import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { createSecret, hashSecret } from '#server/platform/http/secret.ts';
import { staffSessions } from './staff-tables.ts';

/** A session ends after this time without a request. */
export const idleMs = 30 * 60 * 1000;
/** A session ends after this time, however often it is used. */
export const lifetimeMs = 12 * 60 * 60 * 1000;
/** How often the time of use is written. */
const touchAfterMs = 30_000;

interface StaffSession {
  /** The cookie's value. */
  readonly id: string;
  readonly email: string;
  readonly csrf: string;
}

/** Sessions of staff in the database, where all nodes find them. */
export interface StaffSessions {
  start(email: string): Promise<StaffSession>;
  /** The session of a cookie, which counts as used now; undefined once it has ended. */
  find(id: string): Promise<StaffSession | undefined>;
  end(id: string): Promise<void>;
  /** Ends every session of a member, on every device. */
  endAll(email: string): Promise<void>;
  keepNotice(id: string, notice: string): Promise<void>;
  /** What the last form did; told once. */
  takeNotice(id: string): Promise<string | undefined>;
}

interface SessionParts {
  readonly database: Pick<Database, 'orm'>;
  readonly now: () => number;
}

/** Creates the sessions over this database. */
export function createStaffSessions({ database: { orm }, now }: SessionParts): StaffSessions {
  const withId = (id: string) => eq(staffSessions.idHash, hashSecret(id));
  const before = (ms: number) => new Date(now() - ms);
  return {
    start: async (email) => {
      const [id, csrf, at] = [createSecret(), createSecret(), new Date(now())];
      const row = { idHash: hashSecret(id), email, csrfToken: csrf, startedAt: at, usedAt: at };
      await orm.insert(staffSessions).values(row);
      return { id, email, csrf };
    },
    find: async (id) => {
      const isAlive = and(
        gt(staffSessions.usedAt, before(idleMs)),
        gt(staffSessions.startedAt, before(lifetimeMs)),
      );
      const [row] = await orm
        .select()
        .from(staffSessions)
        .where(and(withId(id), isAlive))
        .limit(1);
      if (!row) return undefined;
      if (now() - row.usedAt.getTime() >= touchAfterMs)
        await orm
          .update(staffSessions)
          .set({ usedAt: before(0) })
          .where(withId(id));
      return { id, email: row.email, csrf: row.csrfToken };
    },
    end: async (id) => void (await orm.delete(staffSessions).where(withId(id))),
    endAll: async (email) => void (await orm.delete(staffSessions).where(eq(staffSessions.email, email))),
    keepNotice: async (id, notice) =>
      void (await orm.update(staffSessions).set({ notice }).where(withId(id))),
    takeNotice: async (id) => {
      const [row] = await orm
        .select()
        .from(staffSessions)
        .where(and(withId(id), isNotNull(staffSessions.notice)));
      if (row) await orm.update(staffSessions).set({ notice: null }).where(withId(id));
      return row?.notice ?? undefined;
    },
  };
}
