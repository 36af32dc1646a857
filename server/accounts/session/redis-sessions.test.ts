import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exampleSession, exampleSignedIn } from '#server/accounts/testing/example-session.ts';
import { sessionStoreRules } from '#server/accounts/testing/session-store-rules.ts';
import { openRedis, type RedisConnection } from '#server/platform/database/redis-connection.ts';
import { eventually } from '#server/testing/eventually.ts';
import { freeze } from '#server/testing/freeze.ts';
import { hasRedis, type RedisServer, startRedis } from '#server/testing/redis-server.ts';
import { silentLog } from '#server/testing/test-app.ts';
import { createRedisSessions } from './redis-sessions.ts';

// Skipped where there is no redis-server to start.
const testOnRedis = test.skipIf(!hasRedis);
let server: RedisServer;
let redis: RedisConnection;

beforeAll(async () => {
  if (!hasRedis) return;
  server = await startRedis();
  redis = openRedis(server.url, silentLog);
  await vi.waitFor(() => expect(redis.isReady).toBe(true), { timeout: 20_000 });
});

afterAll(async () => {
  if (!hasRedis) return;
  redis.destroy();
  await server.stop();
});

for (const [sentence, hold] of Object.entries(sessionStoreRules)) {
  testOnRedis(`${sentence} (Redis)`, async () => {
    const at = Date.now();
    let passed = 0;
    const store = createRedisSessions({ redis, now: () => at + passed });
    await hold({
      store,
      at,
      pass: (ms) => {
        passed += ms;
      },
    });
  });
}

testOnRedis(
  'Redis holds no id that a cookie could be made from, and drops sessions that are not used',
  async () => {
    await redis.flushDb();
    const session = exampleSession({ signedIn: exampleSignedIn('somebody') });
    await createRedisSessions({ redis }).save(session);
    const keys = await redis.keys('*');

    expect(keys).toHaveLength(2);
    expect(keys.join()).not.toContain(session.id);
    for (const key of keys) expect(await redis.pTTL(key)).toBeGreaterThan(0);
  },
);

testOnRedis('a call succeeds however late this process sends it and reads the answer', async () => {
  const store = createRedisSessions({ redis });
  const session = exampleSession();
  await store.save(session);
  const found = store.find(session.id);
  freeze(400);

  expect((await found)?.id).toBe(session.id);
});

testOnRedis('a Redis that hangs makes every call fail as unavailable, and recovers by itself', async () => {
  const store = createRedisSessions({ redis });
  const session = exampleSession();
  await store.save(session);
  server.hang();
  try {
    await expect(store.find(session.id)).rejects.toMatchObject({ status: 503 });
    await expect(store.save(exampleSession())).rejects.toMatchObject({ status: 503 });
    await expect(store.touch(session.id)).rejects.toMatchObject({ status: 503 });
  } finally {
    server.resume();
  }
  await eventually(async () => (await store.find(session.id).catch(() => undefined))?.id, session.id);
});

testOnRedis('after a restart of Redis the sessions are gone, and new ones are kept', async () => {
  const store = createRedisSessions({ redis });
  const session = exampleSession();
  await store.save(session);
  await server.restart();
  await eventually(() => store.find(session.id).catch(() => 'away'), undefined);
  await store.save(session);

  expect(await store.find(session.id)).toEqual(session);
});
