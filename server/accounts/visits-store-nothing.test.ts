import { Agent, createServer, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { openRedis, type RedisConnection } from '#server/platform/database/redis-connection.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import { limits } from '#server/platform/http/limits/rate-limits.ts';
import { listenLocally } from '#server/testing/listen-locally.ts';
import { hasRedis, type RedisServer, startRedis } from '#server/testing/redis-server.ts';
import { scale } from '#server/testing/scale.ts';
import { silentLog } from '#server/testing/test-app.ts';
import { createDatabaseSessions } from './session/database-sessions.ts';
import { createRedisSessions } from './session/redis-sessions.ts';
import type { SessionStore } from './session/session.ts';
import { createSessionKey } from './session/session-key.ts';
import { sessions as sessionsTable, sharedKeys } from './session/session-tables.ts';
import { ada, createAccountSite, type ShownSession } from './testing/account-site.tsx';

vi.setConfig({ testTimeout: 120_000 * scale });

/** How often each page with a form for signed-out visitors is visited. */
const visitsOf = {
  '/account/login': 400 * scale,
  '/account/register': 25 * scale,
  '/account/complete': 25 * scale,
  '/account/forgotten-password': 25 * scale,
  '/account/reset-password': 25 * scale,
};
const bound = limits.visitByAddress.points;

const testOnEach = testOnDatabases(async ({ orm }) => {
  await orm.delete(sessionsTable);
  await orm.delete(sharedKeys);
});
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

/** A site over a real store, whose rows can be counted. */
interface Stored {
  readonly sessions: SessionStore;
  readonly sessionKey?: () => Promise<Uint8Array>;
  readonly count: () => Promise<number>;
}

const inDatabase = (database: Database): Stored => ({
  sessions: createDatabaseSessions({ database }),
  sessionKey: createSessionKey(database),
  count: () => database.orm.$count(sessionsTable),
});
const inRedis = (): Stored => ({ sessions: createRedisSessions({ redis }), count: () => redis.dbSize() });

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Visitors at one network address, each on a new connection and without a cookie unless one is given. */
async function openSite({ sessions, sessionKey }: Stored) {
  const services = { sessions, limits: createMemoryLimits(), ...(sessionKey && { sessionKey }) };
  const { app } = await createAccountSite({ services });
  const node = createServer(app);
  const origin = await listenLocally(node);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => {
    agent.destroy();
    node.close();
  });
  const ask = (path: string, options: RequestOptions = {}, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(origin + path, { agent, ...options }, (answer) => {
        const { statusCode: status = 0, headers } = answer;
        const toAnswer = (parts: readonly string[]) => resolve({ status, headers, text: parts.join('') });
        answer.setEncoding('utf8').toArray().then(toAnswer, reject);
      });
      sent.on('error', reject).end(body);
    });
  const see = async (page: string) => {
    const { headers, text } = await ask(`/page-data${page}`);
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const { csrf = '' } = (JSON.parse(text) as { readonly data: ShownSession }).data;
    return { cookie, csrf };
  };
  const send = (route: string, cookie: string, values: Readonly<Record<string, string>>) => {
    const headers = { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' };
    return ask(`/api/account/${route}`, { method: 'POST', headers }, new URLSearchParams(values).toString());
  };
  return { ask, see, send };
}

/** Runs the work this many times, two at once. */
async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  let left = times;
  const runner = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: 2 }, runner));
}

async function expectNothingStored(stored: Stored) {
  const site = await openSite(stored);
  for (const [page, times] of Object.entries(visitsOf)) {
    await repeat(times, async () => {
      expect((await site.ask(`/page-data${page}`)).status).toBe(200);
    });
  }
  expect((await site.ask('/account/login')).status).toBe(200);
  expect(await stored.count()).toBe(0);

  const { cookie, csrf } = await site.see('/account/login');
  const { status, headers } = await site.send('session', cookie, { ...ada, csrf });
  expect([status, headers.location]).toEqual([303, '/account']);
  expect(await stored.count()).toBeLessThanOrEqual(2);
}

testOnEach('hundreds of visits of the login page, and many of the pages like it, store nothing', (database) =>
  expectNothingStored(inDatabase(database)),
);

test.skipIf(!hasRedis)('hundreds of visits of the login page store nothing in Redis either', async () => {
  await redis.flushDb();
  await expectNothingStored(inRedis());
});

/** The only things stored for a signed-out visitor: the faults of a form, and the secrets of a mailed link. */
async function expectBounded(stored: Stored) {
  const site = await openSite(stored);
  const statuses = new Set<number>();
  await repeat(2 * bound, async () => {
    const { cookie, csrf } = await site.see('/account/login');
    statuses.add((await site.send('session', cookie, { csrf, email: 'no address' })).status);
  });
  await repeat(2 * bound, async () => {
    statuses.add((await site.ask('/account/complete?id=made-up&idSalt=made-up')).status);
  });

  expect([...statuses].toSorted()).toEqual([303, 429]);
  expect(await stored.count()).toBeLessThanOrEqual(bound);
}

testOnEach(
  'forms with errors and made-up links store no more sessions than the limit of an address',
  (database) => expectBounded(inDatabase(database)),
);

test.skipIf(!hasRedis)(
  'forms with errors and made-up links store no more sessions in Redis than the limit of an address',
  async () => {
    await redis.flushDb();
    await expectBounded(inRedis());
  },
);

testOnEach(
  "a form's errors are deleted once they were shown, and the form can be sent again",
  async (database) => {
    const stored = inDatabase(database);
    const site = await openSite(stored);
    const { cookie, csrf } = await site.see('/account/login');
    await site.send('session', cookie, { csrf, email: 'no address' });
    const kept = await stored.count();
    const shown = await site.ask('/page-data/account/login', { headers: { Cookie: cookie } });
    const left = await stored.count();
    const again = await site.send('session', cookie, { ...ada, csrf });

    expect([kept, left]).toEqual([1, 0]);
    expect(shown.text).toContain('no address');
    expect(again.headers.location).toBe('/account');
  },
);
