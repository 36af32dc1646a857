import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import {
  type AccountNode,
  addCustomers,
  type SharedServers,
  startAccountNode,
} from '#server/testing/account-node.ts';
import { eventually } from '#server/testing/eventually.ts';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { hasRedis, type RedisServer, startRedis } from '#server/testing/redis-server.ts';
import { createRoamingBrowser, type RoamingBrowser } from '#server/testing/roaming-browser.ts';
import { visibleText } from '#server/testing/visible-text.ts';

// Two nodes with a Redis and two without, on one PostgreSQL. Skipped if the machine has no such server. The tests of
// each pair run in order and build on each other.

vi.setConfig({ testTimeout: 30_000 });

const personal = 'personal.customer@example.com';
const business = 'business.customer@example.com';
const lender = 'lender.customer@example.com';
const publicPaths = ['/', '/car-leasing', '/van-leasing', '/all-manufacturers'];
const password = 'leasing-demo-2026';
const loginPath = '/account/login?next=%2Faccount';

let postgresql: PostgresqlServer;
let redis: RedisServer;
let isRedisGone = false;
const pairs: Record<'Redis' | 'database', readonly AccountNode[]> = { Redis: [], database: [] };

const onDatabase = test.skipIf(!postgresqlPrograms);
const onRedis = test.skipIf(!postgresqlPrograms || !hasRedis);

beforeAll(async () => {
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  if (!hasRedis) console.warn('Skipped in part: no redis-server.');
  postgresql = await createPostgresql(postgresqlPrograms);
  await postgresql.start();
  await fillDatabase(postgresql.url);
  pairs.database = await startPair(serversOf('database'));
  if (!hasRedis) return;
  redis = await startRedis();
  pairs.Redis = await startPair(serversOf('Redis'));
  // The node's first connection to Redis may not be open yet.
  for (const { origin } of pairs.Redis) {
    const look = async () =>
      expect((await createRoamingBrowser().get(origin, '/account/login')).status).toBe(200);
    await vi.waitFor(look, { timeout: 20_000, interval: 200 });
  }
});
afterAll(async () => {
  for (const node of [...pairs.Redis, ...pairs.database]) await node.close();
  if (!isRedisGone) await redis?.stop();
  await postgresql?.remove();
});

async function fillDatabase(url: string): Promise<void> {
  const database = await openDatabase({ url, dataFolder: tmpdir() });
  await database.migrate(migrationsFolder);
  await addCustomers(database);
  await database.close();
}

const startPair = (servers: SharedServers) =>
  Promise.all([startAccountNode(servers), startAccountNode(servers)]);

const serversOf = (kind: keyof typeof pairs): SharedServers => ({
  databaseUrl: postgresql.url,
  ...(kind === 'Redis' && { redisUrl: redis.url }),
});

function originOf(kind: keyof typeof pairs, number: 0 | 1): string {
  const node = pairs[kind][number];
  if (!node) throw new Error(`No node ${number} with ${kind}`);
  return node.origin;
}

const publicStatuses = (origin: string) =>
  Promise.all(publicPaths.map(async (path) => (await createRoamingBrowser().get(origin, path)).status));
const allGood = publicPaths.map(() => 200);

for (const [kind, onStore] of [
  ['Redis', onRedis],
  ['database', onDatabase],
] as const) {
  const one = () => originOf(kind, 0);
  const other = () => originOf(kind, 1);

  onStore(`a customer who logs in on one node is signed in on the other (${kind})`, async () => {
    const browser = createRoamingBrowser();
    const login = await browser.login(one(), personal);
    const home = await browser.get(other(), '/account');
    const details = await browser.get(other(), '/account/personal-details');
    const saved = await browser.send(other(), 'consent', { allowedCommunicationTypes: 'post' });
    const after = await browser.get(one(), '/account/personal-details');
    const summary = await browser.get(other(), '/api/account/summary');

    expect([login.status, login.location]).toEqual([303, '/account']);
    expect([home.status, details.status, after.status]).toEqual([200, 200, 200]);
    expect(visibleText(home.text)).toContain('Hello, Personal');
    expect([saved.status, saved.location]).toEqual([303, '/account/personal-details']);
    expect(visibleText(after.text)).toContain('We’ve saved your choices.');
    expect(after.text).toMatch(/value="post"[^>]*checked|checked[^>]*value="post"/);
    expect(JSON.parse(summary.text)).toMatchObject({ accountId: 'demo-personal', firstName: 'Personal' });
  });

  onStore(`a login form from one node can be sent to the other (${kind})`, async () => {
    const browser = createRoamingBrowser();
    await browser.get(one(), '/account/login');
    const planted = browser.cookie();
    const sent = await browser.send(other(), 'session', { email: personal, password });

    expect(sent.location).toBe('/account');
    expect(browser.cookie()).not.toBe(planted);
    expect((await browser.get(one(), '/account')).status).toBe(200);
  });

  onStore(`a form from one node is accepted by a node that was started later (${kind})`, async () => {
    const browser = createRoamingBrowser();
    await browser.get(one(), '/account/login');
    const started = await startAccountNode(serversOf(kind));
    const send = async () => {
      const answer = await browser.send(started.origin, 'session', { email: business, password });
      expect(answer.status).toBe(303);
      return answer;
    };
    const sent = await vi.waitFor(send, { timeout: 20_000, interval: 200 });
    const home = await browser.get(other(), '/account');
    await started.close();

    expect(sent.location).toBe('/account');
    expect(home.status).toBe(200);
  });

  onStore(
    `signing out everywhere ends the account's sessions on every node, and no other account's (${kind})`,
    async () => {
      const [phone, desk, stranger] = [
        createRoamingBrowser(),
        createRoamingBrowser(),
        createRoamingBrowser(),
      ];
      await phone.login(one(), personal);
      await desk.login(other(), personal);
      await stranger.login(other(), business);
      await phone.get(one(), '/account/personal-details');
      const out = await phone.send(one(), 'sign-out-everywhere');

      expect([out.status, out.location]).toEqual([303, '/']);
      expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
      for (const origin of [one(), other()]) {
        expect((await desk.get(origin, '/account')).location).toBe(loginPath);
        expect((await stranger.get(origin, '/account')).status).toBe(200);
      }
    },
  );

  onStore(`after logout a stolen cookie is refused on both nodes (${kind})`, async () => {
    const browser = createRoamingBrowser();
    await browser.login(one(), business);
    const stolen = browser.cookie();
    await browser.get(one(), '/account');
    await browser.send(other(), 'sign-out');
    const tries = [one(), other()].map((origin) =>
      fetch(`${origin}/account`, { headers: { cookie: `session=${stolen}` }, redirect: 'manual' }),
    );

    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([303, 303]);
  });

  onStore(`guesses at a password are counted over both nodes (${kind})`, async () => {
    const browser = createRoamingBrowser();
    const messages: string[] = [];
    for (const origin of [one(), other(), one(), other(), one(), other(), one()]) {
      await browser.login(origin, lender, 'a wrong guess');
      messages.push(findMessage((await browser.get(origin, '/account/login')).text));
    }
    await browser.login(other(), lender);

    expect(messages).toEqual([...Array(5).fill('wrong'), 'too many', 'too many']);
    expect((await browser.get(other(), '/account')).location).toBe(loginPath);
  });
}

function findMessage(html: string): string {
  const text = visibleText(html);
  if (text.includes('Too many attempts.')) return 'too many';
  return text.includes('The email address or password is wrong.') ? 'wrong' : 'none';
}

onRedis(
  'while Redis hangs account pages answer 503 at once and keep the cookie, and work again afterwards',
  async () => {
    const browser = createRoamingBrowser();
    await browser.login(originOf('Redis', 0), personal);
    const cookie = browser.cookie();
    redis.hang();
    try {
      await expectUnavailable('Redis', browser);
      expect(browser.cookie()).toBe(cookie);
    } finally {
      redis.resume();
    }
    for (const number of [0, 1] as const) {
      await eventually(
        async () => (await browser.get(originOf('Redis', number), '/account')).status,
        200,
        15_000,
      );
    }
  },
);

onRedis('after a restart of Redis customers are asked to log in again, without a redirect loop', async () => {
  const browser = createRoamingBrowser();
  await browser.login(originOf('Redis', 0), personal);
  await redis.restart();
  for (const number of [0, 1] as const) {
    const origin = originOf('Redis', number);
    await eventually(async () => (await browser.follow(origin, '/account')).status, 200, 15_000);
    expect(await publicStatuses(origin)).toEqual(allGood);
  }
  const page = await browser.follow(originOf('Redis', 1), '/account');
  expect(visibleText(page.text)).toContain('Log in');
  await browser.login(originOf('Redis', 1), personal);

  expect(visibleText((await browser.get(originOf('Redis', 0), '/account')).text)).toContain(
    'Hello, Personal',
  );
});

onRedis('while Redis is down account pages answer 503 at once, and public pages go on working', async () => {
  const browser = createRoamingBrowser();
  await browser.login(originOf('Redis', 0), personal);
  const cookie = browser.cookie();
  await redis.stop();
  isRedisGone = true;

  await expectUnavailable('Redis', browser);
  expect(browser.cookie()).toBe(cookie);
  expect(pairs.Redis.map(({ recorded }) => recorded.text().includes(cookie))).toEqual([false, false]);
});

onDatabase('while the database is down sessions are kept, and public pages go on working', async () => {
  const browser = createRoamingBrowser();
  await browser.login(originOf('database', 0), personal);
  const cookie = browser.cookie();
  await postgresql.stop();
  try {
    await expectUnavailable('database', browser);
    expect(browser.cookie()).toBe(cookie);
  } finally {
    await postgresql.start();
  }
  for (const number of [0, 1] as const) {
    await eventually(
      async () => (await browser.get(originOf('database', number), '/account')).status,
      200,
      15_000,
    );
  }
});

/** Both nodes must answer the account area with 503, `Retry-After` and no redirect, and still show the public site. */
async function expectUnavailable(kind: keyof typeof pairs, browser: RoamingBrowser): Promise<void> {
  for (const number of [0, 1] as const) {
    const origin = originOf(kind, number);
    for (const path of ['/account', '/account/login', '/page-data/account', '/api/account/summary']) {
      const page = await browser.get(origin, path);
      expect([path, page.status, page.location]).toEqual([path, 503, '']);
      expect([path, page.headers.get('retry-after')]).toEqual([path, '5']);
    }
    const sent = await browser.send(origin, 'session', { email: personal, password });
    expect([sent.status, sent.location]).toEqual([503, '']);
    expect(await publicStatuses(origin)).toEqual(allGood);
  }
}
