import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failedAnswer, subCodes } from '#server/account-contract/answer.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openRedis, type RedisConnection } from '#server/platform/database/redis-connection.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { rateLimits } from '#server/platform/http/limits/rate-limits-table.ts';
import { createDatabaseLimits, createRedisLimits } from '#server/platform/http/limits/shared-limits.ts';
import { hasRedis, type RedisServer, startRedis } from '#server/testing/redis-server.ts';
import { silentLog } from '#server/testing/test-app.ts';
import { ada, createAccountSite, refuse, succeed } from './testing/account-site.tsx';
import { createVisitor } from './testing/visitor.ts';

// Tests that need Redis are skipped where there is no redis-server to start.
const testOnRedis = test.skipIf(!hasRedis);
const testOnEach = testOnDatabases(async ({ orm }) => void (await orm.delete(rateLimits)));
let server: RedisServer;
let connections: readonly RedisConnection[] = [];

beforeAll(async () => {
  if (!hasRedis) return;
  server = await startRedis();
  connections = [openRedis(server.url, silentLog), openRedis(server.url, silentLog)];
  await vi.waitFor(() => expect(connections.every(({ isReady }) => isReady)).toBe(true), { timeout: 20_000 });
});

afterAll(async () => {
  if (!hasRedis) return;
  for (const connection of connections) connection.destroy();
  await server.stop();
});

/** Two nodes of one site; each has its own limits object, and both count in the same shared store. */
async function startNodes(limits: readonly [RateLimits, RateLimits]) {
  const nodes = await Promise.all(limits.map((each) => createAccountSite({ services: { limits: each } })));
  return nodes.map(({ app }) => createVisitor(app));
}

const guess = { email: ada.email, password: 'a guess' };

/** Status codes of guesses that go to the nodes in turn. */
async function guessInTurn(limits: readonly [RateLimits, RateLimits], count: number, values = guess) {
  const visitors = await startNodes(limits);
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const visitor = visitors[turn % 2];
    statuses.push((await visitor?.sendJson('/api/account/session', values))?.status ?? 0);
  }
  return { statuses, visitors };
}

async function expectFiveGuesses(limits: readonly [RateLimits, RateLimits]) {
  const { statuses, visitors } = await guessInTurn(limits, 8);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  for (const visitor of visitors) {
    const right = { email: ` ${ada.email.toUpperCase()} `, password: ada.password };
    const { status, headers, body } = await visitor.sendJson('/api/account/session', right);

    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect(body.message).toMatch(/^Too many attempts. Please try again in 15 minutes. To get in now/);
  }
}

testOnEach(
  'an account takes five guesses in all, however they are spread over nodes',
  async (database: Database) => {
    await expectFiveGuesses([createDatabaseLimits(database), createDatabaseLimits(database)]);
  },
);

testOnEach('the stored counts contain no name or address', async (database: Database) => {
  await guessInTurn([createDatabaseLimits(database), createDatabaseLimits(database)], 2);
  const rows = await database.orm.select().from(rateLimits);

  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain('canary');
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
});

testOnRedis('an account takes five guesses in all, however they are spread over nodes (Redis)', async () => {
  const [one, other] = connections as [RedisConnection, RedisConnection];
  await expectFiveGuesses([createRedisLimits(one), createRedisLimits(other)]);
});

testOnRedis('while Redis hangs each node goes on counting', async () => {
  const [one, other] = connections as [RedisConnection, RedisConnection];
  await one.flushDb();
  server.hang();
  try {
    const { statuses } = await guessInTurn([createRedisLimits(one), createRedisLimits(other)], 12);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  } finally {
    server.resume();
  }
});

test('an address may make twenty guesses in all, whatever the accounts', async () => {
  const { app } = await createAccountSite();
  const visitor = createVisitor(app);
  const statuses: number[] = [];
  for (let turn = 0; turn < 22; turn += 1) {
    const values = { email: `guess${turn}@example.com`, password: 'a guess' };
    statuses.push((await visitor.sendJson('/api/account/session', values)).status);
  }

  expect(statuses).toEqual([...Array(20).fill(400), 429, 429]);
});

test('earlier wrong passwords do not limit a customer who then gives the right one', async () => {
  const limits = createMemoryLimits();
  const { app } = await createAccountSite({ services: { limits } });
  const visitor = createVisitor(app);
  for (let round = 0; round < 3; round += 1) {
    for (let slip = 0; slip < 4; slip += 1) await visitor.sendJson('/api/account/session', guess);
    const { status } = await visitor.sendJson('/api/account/session', { ...guess, password: ada.password });
    expect(status).toBe(200);
  }
});

/** Makes attempts while the account API does not answer, then guesses once it answers again. */
async function expectOutageUncounted(limits: RateLimits) {
  let isThere = false;
  const { app } = await createAccountSite({
    services: { limits },
    answers: {
      createToken: async () => (isThere ? refuse(subCodes.wrongCredentials) : failedAnswer),
    },
  });
  const visitor = createVisitor(app);
  const tryOnce = async () => (await visitor.sendJson('/api/account/session', guess)).status;
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) statuses.push(await tryOnce());
  isThere = true;
  for (let turn = 0; turn < 6; turn += 1) statuses.push(await tryOnce());

  expect(statuses).toEqual([...Array(8).fill(503), ...Array(5).fill(400), 429]);
}

test('attempts that the account API did not answer are not counted against the account', async () => {
  await expectOutageUncounted(createMemoryLimits());
});

testOnEach(
  'attempts that the account API did not answer are not counted in the database',
  async (database: Database) => {
    await expectOutageUncounted(createDatabaseLimits(database));
  },
);

testOnRedis('attempts that the account API did not answer are not counted in Redis', async () => {
  const [one] = connections as [RedisConnection];
  await one.flushDb();
  await expectOutageUncounted(createRedisLimits(one));
});

test.each([
  ['/api/account/forgotten-password', { email: 'a@example.com' }, 5],
  [
    '/api/account/registration',
    {
      accountType: 'personal',
      firstName: 'A',
      lastName: 'B',
      mobile: '07700 900123',
      email: 'a@example.com',
    },
    5,
  ],
])('%s can be asked five times an hour', async (route, values, times) => {
  const { app, calls } = await createAccountSite({
    answers: {
      sendForgottenPasswordEmail: async () => succeed({}),
      searchAccounts: async () => succeed({ accountId: null }),
      createAccount: async () => succeed({}),
    },
  });
  const statuses: number[] = [];
  for (let turn = 0; turn < times + 1; turn += 1)
    statuses.push((await createVisitor(app).sendJson(route, values)).status);
  const callsAfter = calls.length;

  expect(statuses).toEqual([...Array(times).fill(200), 429]);
  await createVisitor(app).sendJson(route, values);
  expect(calls.length).toBe(callsAfter);
});

test('an account gets three codes an hour, on all devices together', async () => {
  const { app } = await createAccountSite({
    answers: { sendConfirmationCode: async () => succeed({ sentTo: 'a***@example.com' }) },
  });
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const visitor = createVisitor(app);
    await visitor.login();
    statuses.push((await visitor.sendJson('/api/account/confirmation-code', {})).status);
  }

  expect(statuses).toEqual([200, 200, 200, 429]);
});
