import { expect, test } from 'vitest';
import { exampleSession } from '#server/accounts/testing/example-session.ts';
import { sessionStoreRules } from '#server/accounts/testing/session-store-rules.ts';
import type { Database } from '#server/platform/database/database.ts';
import { momentOf } from '#server/platform/database/testing/moment-of.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createDatabaseSessions, eraseEndedSessions } from './database-sessions.ts';
import { sessions } from './session-tables.ts';

const testOnEach = testOnDatabases(async ({ orm }) => void (await orm.delete(sessions)));

function openStore(database: Pick<Database, 'orm'>) {
  const at = Date.now();
  let passed = 0;
  const store = createDatabaseSessions({ database, now: () => at + passed });
  const pass = (ms: number) => {
    passed += ms;
  };
  return { store, at, pass };
}

for (const [sentence, hold] of Object.entries(sessionStoreRules)) {
  testOnEach(sentence, (database) => hold(openStore(database)));
}

testOnEach('the store has no value from which a cookie could be made', async (database) => {
  const { store } = openStore(database);
  const session = exampleSession();
  await store.save(session);
  const rows = await database.orm.select().from(sessions);

  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(session.id);
});

testOnEach('sessions that have ended are deleted, and no others', async (database) => {
  const { store, at } = openStore(database);
  const kept = exampleSession();
  await store.save(exampleSession({ startedAt: at - 31 * 60_000, usedAt: at - 31 * 60_000 }));
  await store.save(exampleSession({ startedAt: at - 13 * 3_600_000 }));
  await store.save(kept);

  expect(await eraseEndedSessions(database, momentOf(at))).toBe(2);
  expect(await store.find(kept.id)).toMatchObject({ id: kept.id });
});

test('while the database is down the account area answers 503', async () => {
  const away = {
    select: () => ({ from: () => ({ where: () => ({ limit: () => Promise.reject(new Error('away')) }) }) }),
  };
  const store = createDatabaseSessions({ database: { orm: away as unknown as Database['orm'] } });

  await expect(store.find('x')).rejects.toMatchObject({ status: 503 });
});
