import { eq, gt, lt, or } from 'drizzle-orm';
import { ago, databaseNow } from '#server/platform/database/ago.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hashSecret } from '#server/platform/http/secret.ts';
import { siteNow } from '#server/platform/time/site-clock.ts';
import { idleMs, isAlive, lifetimeMs, type Session, type SessionStore } from './session.ts';
import { answeredWithin } from './session-store.ts';
import { sessions } from './session-tables.ts';

const timeoutMs = 2000;

interface DatabaseSessionsParts {
  readonly database: Pick<Database, 'orm'>;
  readonly now?: () => number;
}

/** Sessions in the database, where all nodes find them; a call takes 2 s at most. */
export function createDatabaseSessions({ database, now = siteNow }: DatabaseSessionsParts): SessionStore {
  const { orm } = database;
  const within = <Result>(work: PromiseLike<Result>) => answeredWithin(timeoutMs, Promise.resolve(work));
  const withId = (id: string) => eq(sessions.idHash, hashSecret(id));

  return {
    find: async (id) => {
      const [row] = await within(orm.select().from(sessions).where(withId(id)).limit(1));
      const session = row && toSession(id, row);
      return session && isAlive(session, now()) ? session : undefined;
    },
    save: async (session) => {
      const { notes, usedAt, ...row } = toRow(session);
      // A visitor may send two forms at the same time, and both may be the first to store this session.
      const renewed = { target: sessions.idHash, set: { notes, usedAt } };
      await within(
        orm
          .insert(sessions)
          .values({ ...row, notes, usedAt })
          .onConflictDoUpdate(renewed),
      );
    },
    touch: async (id) =>
      void (await within(
        orm
          .update(sessions)
          .set({ usedAt: new Date(now()) })
          .where(withId(id)),
      )),
    saveNotes: async (id, notes) =>
      void (await within(orm.update(sessions).set({ notes }).where(withId(id)))),
    remove: async (id) => void (await within(orm.delete(sessions).where(withId(id)))),
    removeAll: async (accountId) =>
      void (await within(orm.delete(sessions).where(eq(sessions.accountId, accountId)))),
  };
}

/** Deletes sessions that have ended, and those of a time that has yet to come. Returns how many. */
export async function eraseEndedSessions({ orm }: Pick<Database, 'orm'>, now = databaseNow): Promise<number> {
  const isEnded = or(
    lt(sessions.usedAt, ago(idleMs, now)),
    lt(sessions.startedAt, ago(lifetimeMs, now)),
    gt(sessions.usedAt, ago(-lifetimeMs, now)),
  );
  return (await orm.delete(sessions).where(isEnded).returning({ id: sessions.idHash })).length;
}

function toRow(session: Session): typeof sessions.$inferInsert {
  const { id, csrfToken, signedIn, form, link, startedAt, usedAt } = session;
  return {
    idHash: hashSecret(id),
    csrfToken,
    accountId: signedIn?.accountId ?? null,
    signedIn: signedIn ?? null,
    notes: { ...(form && { form }), ...(link && { link }) },
    startedAt: new Date(startedAt),
    usedAt: new Date(usedAt),
  };
}

function toSession(id: string, row: typeof sessions.$inferSelect): Session {
  return {
    ...row.notes,
    id,
    csrfToken: row.csrfToken,
    ...(row.signedIn && { signedIn: row.signedIn }),
    startedAt: row.startedAt.getTime(),
    usedAt: row.usedAt.getTime(),
  };
}
