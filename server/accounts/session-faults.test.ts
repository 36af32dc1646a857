import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRedis, type RedisConnection } from '#server/platform/database/redis-connection.ts';
import { createRedisLimits } from '#server/platform/http/limits/shared-limits.ts';
import { eventually } from '#server/testing/eventually.ts';
import { hasRedis, type RedisServer, startRedis } from '#server/testing/redis-server.ts';
import { silentLog } from '#server/testing/test-app.ts';
import { createRedisSessions } from './session/redis-sessions.ts';
import { createAccountSite } from './testing/account-site.tsx';
import { createVisitor } from './testing/visitor.ts';

// Skipped where there is no redis-server to start.
const testOnRedis = test.skipIf(!hasRedis);
let server: RedisServer;
const connections: RedisConnection[] = [];

beforeAll(async () => {
  if (hasRedis) server = await startRedis();
});

afterAll(async () => {
  if (!hasRedis) return;
  for (const connection of connections) connection.destroy();
  await server.stop();
});

/** A node of the site with its own connection. */
async function startNode() {
  const redis = openRedis(server.url, silentLog);
  connections.push(redis);
  await vi.waitFor(() => expect(redis.isReady).toBe(true), { timeout: 20_000 });
  return createAccountSite({
    services: { sessions: createRedisSessions({ redis }), limits: createRedisLimits(redis) },
  });
}

testOnRedis('a customer who logs in on one node is signed in on the other', async () => {
  const [one, other] = [await startNode(), await startNode()];
  const visitor = createVisitor(one.app);
  await visitor.login();
  const elsewhere = createVisitor(other.app, visitor.cookie);

  expect((await elsewhere.see('/account')).name).toBe('Ada');
  const { csrf } = await elsewhere.see('/account');
  await elsewhere.send('/api/account/sign-out', { csrf });
  expect((await visitor.get('/account')).status).toBe(303);
});

testOnRedis(
  'while Redis hangs public pages work, and account pages answer 503 and keep the cookie',
  async () => {
    const { app } = await startNode();
    const visitor = createVisitor(app);
    await visitor.login();
    const before = visitor.cookie;
    server.hang();
    try {
      expect((await visitor.get('/public')).status).toBe(200);
      for (const path of ['/account', '/page-data/account', '/api/account/summary', '/account/login']) {
        const { status, headers } = await visitor.get(path);

        expect([path, status]).toEqual([path, 503]);
        expect(headers).not.toHaveProperty('set-cookie');
        expect(headers['retry-after']).toBe('5');
      }
    } finally {
      server.resume();
    }
    expect(visitor.cookie).toBe(before);
    await eventually(async () => (await visitor.get('/account')).status, 200);
  },
);

testOnRedis(
  'an account page whose session is not found is left to another node, by a balancer that can ask one; a form never is',
  async () => {
    const { app } = await startNode();
    const visitor = createVisitor(app);
    await visitor.login();
    const { csrf } = await visitor.see('/account');
    server.hang();
    try {
      const ask = () =>
        request(app)
          .get('/account')
          .set('Cookie', visitor.cookie ?? '');
      expect((await ask().set('X-Refuse-With', '425')).status).toBe(425);
      expect((await ask().set('X-Refuse-With', '404')).status).toBe(503);
      expect((await ask()).status).toBe(503);
      expect((await visitor.send('/api/account/sign-out', { csrf })).status).toBe(503);
    } finally {
      server.resume();
    }
    await eventually(async () => (await visitor.get('/account')).status, 200);
  },
);

testOnRedis('after a restart of Redis customers are asked to log in again, and can', async () => {
  const { app } = await startNode();
  const visitor = createVisitor(app);
  await visitor.login();
  const { csrf } = await visitor.see('/account');
  await server.restart();
  await eventually(async () => (await visitor.get('/account')).status, 303);
  const late = await visitor.send('/api/account/sign-out', { csrf });

  expect([late.status, late.headers.location]).toEqual([303, '/account/login?next=%2Faccount']);
  await visitor.login();
  expect((await visitor.see('/account')).name).toBe('Ada');
});
