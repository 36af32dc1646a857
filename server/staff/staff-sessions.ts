import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { createSecret, hashSecret, isSameSecret } from '#server/platform/http/secret.ts';
import { staffSessions, type TypedForm } from './staff-tables.ts';

/** A session ends after this time without a request. */
export const idleMs = 30 * 60 * 1000;
/** A session ends after this time, however often it is used. */
export const lifetimeMs = 12 * 60 * 60 * 1000;
/** How long a form that was posted too late can be sent again; as long as a link to sign in works. */
export const typedMs = 15 * 60 * 1000;
/** How often the time of use is written. */
const touchAfterMs = 30_000;

interface StaffSession {
  /** The cookie's value. */
  readonly id: string;
  readonly email: string;
  readonly csrf: string;
  /** A form that waits for the member on this page. */
  readonly typedOn?: string | undefined;
}

/** What is left of a session that has been ended. */
interface EndedSession {
  readonly email: string;
  readonly typed?: (TypedForm & { readonly at: Date }) | undefined;
}

/** Sessions of staff in the database, where all nodes find them. */
export interface StaffSessions {
  start(email: string): Promise<StaffSession>;
  /** The session of a cookie, which counts as used now; undefined once it has ended. */
  find(id: string): Promise<StaffSession | undefined>;
  /** Ends a session, if it has not ended by itself, and forgets it. Undefined when nothing is known of it. */
  end(id: string): Promise<EndedSession | undefined>;
  /** Ends every session of a member, on every device. */
  endAll(email: string): Promise<void>;
  keepNotice(id: string, notice: string): Promise<void>;
  /** What the last form did; told once. */
  takeNotice(id: string): Promise<string | undefined>;
  /**
   * Keeps a form that came when the session had ended. False, and nothing is kept, for a session that is not known any
   * more (the member signed out) and without the form token of that session.
   */
  keepTyped(id: string, csrf: string, typed: TypedForm): Promise<boolean>;
  /** Hands what `end` gave back to the member's new session. */
  giveTyped(id: string, typed: NonNullable<EndedSession['typed']>): Promise<void>;
  /** What waits for the page; given once. */
  takeTyped(id: string): Promise<TypedForm | undefined>;
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
      return { id, email: row.email, csrf: row.csrfToken, typedOn: findTyped(row, now())?.page };
    },
    end: async (id) => {
      const [row] = await orm.delete(staffSessions).where(withId(id)).returning();
      return row && { email: row.email, typed: findTyped(row, now()) };
    },
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
    keepTyped: async (id, csrf, typed) => {
      const [row] = await orm.select().from(staffSessions).where(withId(id));
      if (!row || !isSameSecret(csrf, row.csrfToken)) return false;
      await orm
        .update(staffSessions)
        .set({ typed, typedAt: new Date(now()) })
        .where(withId(id));
      return true;
    },
    giveTyped: async (id, { at: typedAt, ...typed }) =>
      void (await orm.update(staffSessions).set({ typed, typedAt }).where(withId(id))),
    takeTyped: async (id) => {
      const [row] = await orm.select().from(staffSessions).where(withId(id));
      if (!row?.typed) return undefined;
      await orm.update(staffSessions).set({ typed: null, typedAt: null }).where(withId(id));
      return findTyped(row, now());
    },
  };
}

type SessionRow = typeof staffSessions.$inferSelect;

/** What was typed, while it may still be shown. */
function findTyped({ typed, typedAt: at }: SessionRow, nowMs: number): EndedSession['typed'] {
  return typed && at && nowMs - at.getTime() < typedMs ? { ...typed, at } : undefined;
}
