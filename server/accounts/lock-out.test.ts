import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { subCodes } from '#server/account-contract/answer.ts';
import { openRedis, type RedisConnection } from '#server/platform/database/redis-connection.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { rateLimits } from '#server/platform/http/limits/rate-limits-table.ts';
import { createDatabaseLimits, createRedisLimits } from '#server/platform/http/limits/shared-limits.ts';
import { memorySessions } from '#server/testing/memory-sessions.ts';
import { hasRedis, type RedisServer, startRedis } from '#server/testing/redis-server.ts';
import { silentLog } from '#server/testing/test-app.ts';
import type { AccountApi } from './client/account-api.ts';
import { ada, adaAccount, createAccountSite, refuse, stillClock, succeed } from './testing/account-site.tsx';
import { createVisitor, type Visitor } from './testing/visitor.ts';

const testOnRedis = test.skipIf(!hasRedis);
const testOnEach = testOnDatabases(async ({ orm }) => void (await orm.delete(rateLimits)));
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

/** Another customer, who guesses at Ada's password. */
const eve = { email: 'eve@example.com', password: 'password-of-eve', accountId: 'account-eve' } as const;
const expiresAt = '2100-01-01T00:00:00Z';
const customers = [ada, eve];

const answers: Partial<AccountApi> = {
  searchAccounts: async ({ emailAddress }) =>
    succeed({ accountId: customers.find(({ email }) => email === emailAddress)?.accountId ?? null }),
  createToken: async ({ username, password }) => {
    const found = customers.find((each) => each.email === username && each.password === password);
    if (!found) return refuse(subCodes.wrongCredentials);
    return succeed({ token: `token of ${found.accountId}`, accountId: found.accountId, expiresAt });
  },
  getAccount: async () => succeed(adaAccount),
  updateForgottenPassword: async () => succeed({ accountId: ada.accountId }),
  sendForgottenPasswordEmail: async () => succeed({}),
};

/** Two nodes that share sessions, and may share limits. */
async function openNodes(limits: readonly [RateLimits, RateLimits], clock = stillClock()) {
  const sessions = memorySessions(clock.now);
  const sites = await Promise.all(
    limits.map((each) =>
      createAccountSite({ clock, answers, env: { TRUST_PROXY: '1' }, services: { limits: each, sessions } }),
    ),
  );
  const visit = (node: number, from: string) =>
    createVisitor((sites[node] as (typeof sites)[0]).app, undefined, from);
  return { sites, visit };
}

const tryPassword = async (visitor: Visitor, password: string, email: string = ada.email) =>
  (await visitor.sendJson('/api/account/session', { email, password })).status;

/** The statuses of guesses at Ada's password, each from another network, in turn at both nodes. */
async function guess({ visit }: Awaited<ReturnType<typeof openNodes>>, count = 14): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1)
    statuses.push(await tryPassword(visit(number % 2, `192.0.2.${number}`), 'a guess'));
  return statuses;
}

async function expectOwnerGetsIn(limits: readonly [RateLimits, RateLimits], guesses: number) {
  const nodes = await openNodes(limits);
  const owner = nodes.visit(0, '198.51.100.7');
  expect(await tryPassword(owner, ada.password)).toBe(200);
  const statuses = await guess(nodes);

  expect(statuses.filter((status) => status === 400)).toHaveLength(guesses);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14 - guesses);
  for (const node of [0, 1]) {
    const later = nodes.visit(node, '203.0.113.9');
    later.known = owner.known;
    expect([node, await tryPassword(later, ada.password)]).toEqual([node, 200]);
  }
  expect(await guess(nodes, 4)).toEqual([429, 429, 429, 429]);
}

testOnEach(
  'strangers who guess from many networks lock each other out, and not the browser that logged in before',
  async (database) => {
    await expectOwnerGetsIn([createDatabaseLimits(database), createDatabaseLimits(database)], 5);
  },
);

testOnRedis('the same with Redis, and by each node alone while Redis hangs', async () => {
  await redis.flushDb();
  await expectOwnerGetsIn([createRedisLimits(redis), createRedisLimits(redis)], 5);
  server.hang();
  try {
    await expectOwnerGetsIn([createRedisLimits(redis), createRedisLimits(redis)], 10);
  } finally {
    server.resume();
  }
});

test('a stranger beyond five guesses is refused with the right password too, and told how the holder gets in', async () => {
  const limits = createMemoryLimits();
  const nodes = await openNodes([limits, limits]);
  await guess(nodes);
  const stranger = nodes.visit(0, '203.0.113.9');
  const { status, body } = await stranger.sendJson('/api/account/session', {
    email: ada.email,
    password: ada.password,
  });

  expect(status).toBe(429);
  expect(body.message).toContain('Forgotten your password?');
});

test('a mailed link lets the holder in from a new browser, whatever strangers do meanwhile', async () => {
  const limits = createMemoryLimits();
  const nodes = await openNodes([limits, limits]);
  await guess(nodes);
  const owner = nodes.visit(0, '198.51.100.7');
  await owner.get('/account/reset-password?id=1&idSalt=2');
  const { csrf } = await owner.see('/account/reset-password');
  await owner.send('/api/account/password', { csrf, password: 'three words apart' });
  await guess(nodes);

  expect(await tryPassword(owner, ada.password)).toBe(200);
  expect((await owner.see('/account')).name).toBe('Ada');
});

test('a browser that is known has five tries of its own, which others do not share', async () => {
  const limits = createMemoryLimits();
  const nodes = await openNodes([limits, limits]);
  const owner = nodes.visit(0, '198.51.100.7');
  await tryPassword(owner, ada.password);
  const statuses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) statuses.push(await tryPassword(owner, 'a slip'));

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  expect(await tryPassword(nodes.visit(1, '203.0.113.9'), ada.password)).toBe(200);
});

test('a pass for another account, a changed one, an old one and a made-up one are no pass', async () => {
  const limits = createMemoryLimits();
  const clock = stillClock();
  const nodes = await openNodes([limits, limits], clock);
  const owner = nodes.visit(0, '198.51.100.7');
  await tryPassword(owner, ada.password);
  const attacker = nodes.visit(0, '198.51.100.8');
  await tryPassword(attacker, eve.password, eve.email);
  await guess(nodes);
  const changed = owner.known?.replace(/=.(.)/, (_, next) => `=${next === 'A' ? 'B' : 'A'}${next}`);
  const made = `known-browser=${'A'.repeat(54)}`;
  const tryWith = async (known: string | undefined, from: string) => {
    const visitor = nodes.visit(0, from);
    visitor.known = known;
    return tryPassword(visitor, ada.password);
  };

  expect(await tryWith(attacker.known, '192.0.2.101')).toBe(429);
  expect(await tryWith(changed, '192.0.2.102')).toBe(429);
  expect(await tryWith(made, '192.0.2.103')).toBe(429);
  expect(await tryWith(owner.known, '192.0.2.104')).toBe(200);
  clock.pass(181 * 24 * 3_600_000);
  expect(await tryWith(owner.known, '192.0.2.105')).toBe(429);
});

test('the pass names no one, belongs to this host, and a family’s browser has one for each account', async () => {
  const { app } = await createAccountSite({ siteOrigin: 'https://www.example.co.uk', answers });
  const visitor = createVisitor(app);
  const { headers } = await visitor.sendJson('/api/account/session', {
    email: ada.email,
    password: ada.password,
  });
  const line = String(headers['set-cookie']?.[1]);
  await tryPassword(visitor, eve.password, eve.email);

  expect(line).toMatch(
    /^__Host-Http-known-browser=[\w-]{54}; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(Buffer.from(/=([\w-]+)/.exec(line)?.[1] ?? '', 'base64url').toString('latin1')).not.toContain('ada');
  expect(visitor.known?.split('=')[1]?.split('.')).toHaveLength(2);
});

/** Forms that are sent eight times for one address, from eight networks. */
async function sendFromMany(route: string, values: object) {
  const { app, calls } = await createAccountSite({
    env: { TRUST_PROXY: '1' },
    answers: { ...answers, createAccount: async () => refuse(subCodes.emailTaken) },
  });
  const statuses: number[] = [];
  for (let number = 0; number < 8; number += 1)
    statuses.push((await createVisitor(app, undefined, `192.0.2.${number}`).sendJson(route, values)).status);
  return { app, calls, statuses };
}

const person = { accountType: 'personal', firstName: 'A', lastName: 'B', mobile: '07700 900123' };

test.each([
  ['forgotten-password', 'sendForgottenPasswordEmail', { email: ada.email }],
  ['registration', 'createAccount', { ...person, email: ada.email }],
])(
  'from however many networks, %s mails an address five times an hour, and nobody is refused',
  async (route, call, values) => {
    const { calls, statuses } = await sendFromMany(`/api/account/${route}`, values);

    expect(statuses).toEqual(Array(8).fill(200));
    expect(calls.filter((name) => name === call)).toHaveLength(5);
  },
);

test('asking with wrong account numbers, for which nothing is sent, keeps no mail from the holder', async () => {
  const { app, calls } = await sendFromMany('/api/account/forgotten-password', {
    email: ada.email,
    accountNumber: 'A0',
  });
  const before = calls.length;
  const { status } = await createVisitor(app, undefined, '198.51.100.7').sendJson(
    '/api/account/forgotten-password',
    { email: ada.email },
  );

  expect([status, calls.length - before]).toEqual([200, 1]);
});
