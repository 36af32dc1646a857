import { isAlive, type Session, type SessionStore } from '#server/accounts/session/session.ts';

/** A session store in memory; the test sets its clock. */
export function memorySessions(
  now: () => number = Date.now,
): SessionStore & { readonly count: () => number } {
  const sessions = new Map<string, Session>();
  const change = async (id: string, changed: Partial<Session>) => {
    const session = sessions.get(id);
    if (session) sessions.set(id, { ...session, ...changed });
  };
  return {
    find: async (id) => {
      const session = sessions.get(id);
      return session && isAlive(session, now()) ? session : undefined;
    },
    save: async (session) => void sessions.set(session.id, session),
    touch: (id) => change(id, { usedAt: now() }),
    saveNotes: async (id, notes) => {
      const session = sessions.get(id);
      if (!session) return;
      const { form: _form, link: _link, ...rest } = session;
      sessions.set(id, { ...rest, ...notes });
    },
    remove: async (id) => void sessions.delete(id),
    removeAll: async (accountId) => {
      for (const [id, { signedIn }] of sessions) if (signedIn?.accountId === accountId) sessions.delete(id);
    },
    count: () => sessions.size,
  };
}
