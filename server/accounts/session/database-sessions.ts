import { eq, lt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { idleMs, isAlive, lifetimeMs, type Session, type SessionStore } from './session.ts';
import { answeredWithin, hashId } from './session-store.ts';
import { sessions } from './session-tables.ts';

const timeoutMs = 2000;
const sweepEveryMs = 60_000;

interface DatabaseSessionsParts {
  readonly database: Pick<Database, 'orm'>;
  readonly now?: () => number;
}

/** Sessions in the database, where all nodes find them; a call takes 2 s at most. */
export function createDatabaseSessions({ database, now = Date.now }: DatabaseSessionsParts): SessionStore {
  const { orm } = database;
  const within = <Result>(work: PromiseLike<Result>) => answeredWithin(timeoutMs, Promise.resolve(work));
  const withId = (id: string) => eq(sessions.idHash, hashId(id));
  const sweep = createSweep(database, now);

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
      await within(sweep());
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

/** Deletes expired sessions when a new one is saved, once a minute at most. */
function createSweep({ orm }: Pick<Database, 'orm'>, now: () => number): () => Promise<void> {
  let sweptAt = Number.NEGATIVE_INFINITY;
  return async () => {
    // Uses the absolute value, so that sessions are still deleted after the clock was put back.
    if (Math.abs(now() - sweptAt) < sweepEveryMs) return;
    sweptAt = now();
    await orm.delete(sessions).where(lt(sessions.usedAt, new Date(now() - idleMs)));
    await orm.delete(sessions).where(lt(sessions.startedAt, new Date(now() - lifetimeMs)));
  };
}

function toRow(session: Session): typeof sessions.$inferInsert {
  const { id, csrfToken, signedIn, form, link, startedAt, usedAt } = session;
  return {
    idHash: hashId(id),
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
