import { expect } from 'vitest';
import type { SessionStore } from '#server/accounts/session/session.ts';
import { exampleSession, exampleSignedIn } from './example-session.ts';

/** A store and its clock. */
interface TestedStore {
  readonly store: SessionStore;
  /** The time of the clock before the first `pass`, in milliseconds since 1970. */
  readonly at: number;
  readonly pass: (ms: number) => void;
}

type Rule = (tested: TestedStore) => Promise<void>;

const minute = 60_000;

/** The rules of every session store, by test title. */
export const sessionStoreRules: Readonly<Record<string, Rule>> = {
  'a saved session is found by its id, and by no other': async ({ store }) => {
    const session = exampleSession({ signedIn: exampleSignedIn('rule-find') });
    await store.save(session);

    expect(await store.find(session.id)).toEqual(session);
    expect(await store.find(exampleSession().id)).toBeUndefined();
  },
  'saving notes replaces all earlier notes': async ({ store }) => {
    const form = { page: '/account/login', values: { email: 'a' }, fields: {}, message: 'No' };
    const session = exampleSession();
    await store.save({ ...session, form });
    const link = { page: '/account/complete', id: '1', idSalt: '2' };
    await store.saveNotes(session.id, { link });

    expect(await store.find(session.id)).toEqual({ ...session, link });
  },
  'a session that is saved twice, as by two forms sent at the same time, has the later notes': async ({
    store,
  }) => {
    const form = { page: '/account/login', values: { email: 'a' }, fields: {}, message: 'No' };
    const session = exampleSession();
    await store.save({ ...session, form });
    await store.save({ ...session, form: { ...form, message: 'No again' } });

    expect(await store.find(session.id)).toEqual({ ...session, form: { ...form, message: 'No again' } });
  },
  'a removed session is not brought back by later changes': async ({ store }) => {
    const session = exampleSession();
    await store.save(session);
    await store.remove(session.id);
    await store.touch(session.id);
    await store.saveNotes(session.id, {});

    expect(await store.find(session.id)).toBeUndefined();
  },
  'all sessions of an account end together, and no other': async ({ store }) => {
    const mine = [1, 2, 3].map(() => exampleSession({ signedIn: exampleSignedIn('rule-all') }));
    const other = exampleSession({ signedIn: exampleSignedIn('rule-other') });
    for (const session of [...mine, other]) await store.save(session);
    await store.removeAll('rule-all');

    for (const { id } of mine) expect(await store.find(id)).toBeUndefined();
    expect(await store.find(other.id)).toEqual(other);
  },
  'a session goes on while it is touched, and ends half an hour later': async ({ store, at, pass }) => {
    const session = exampleSession({ startedAt: at, usedAt: at });
    await store.save(session);
    pass(29 * minute);
    await store.touch(session.id);
    pass(29 * minute);
    expect((await store.find(session.id))?.usedAt).toBe(at + 29 * minute);
    pass(2 * minute);

    expect(await store.find(session.id)).toBeUndefined();
  },
};
