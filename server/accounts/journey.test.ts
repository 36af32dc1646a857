import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedDerivingMs } from '#server/account-api/start-account-api.ts';
import {
  demonstrationCredentials,
  startTestAccountApi,
  type TestAccountApi,
} from '#server/account-api/testing/embedded-account-api.ts';
import { createDatabaseLimits } from '#server/platform/http/limits/shared-limits.ts';
import { type RecordedLog, recordLog } from '#server/testing/recorded-log.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { visibleText } from '#server/testing/visible-text.ts';
import { pageNames, siteMap } from '#shared/routes/site-map.ts';
import { createAccountClient } from './client/create-account-client.ts';
import { createSavedStore } from './saved/create-saved-store.ts';
import { createDatabaseSessions } from './session/database-sessions.ts';
import type { SessionStore } from './session/session.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

// The site as it runs on a new machine: its own pages, and the embedded account API over HTTP.
let api: TestAccountApi;
let app: RequestListener;
let sessions: SessionStore;
let recorded: RecordedLog;

beforeAll(async () => {
  api = await startTestAccountApi();
  recorded = recordLog();
  sessions = createDatabaseSessions({ database: api.database });
  app = await createTestApp({
    log: recorded.log,
    clock: unhurried,
    services: {
      account: createAccountClient({
        baseUrl: api.baseUrl,
        log: recorded.log,
        limits: { derivingCallMs: embeddedDerivingMs },
      }),
      sessions,
      limits: createDatabaseLimits(api.database),
      saved: createSavedStore(api.database),
      mail: api.outbox,
    },
  });
});

afterAll(() => api.close());

/** The real time, with a `sleep` that returns at once. */
const unhurried = { now: Date.now, sleep: async () => undefined };

/** Fills in and sends the form of a page. */
async function fillIn(
  visitor: Visitor,
  page: string,
  route: string,
  values: Readonly<Record<string, string>>,
) {
  const { text } = await visitor.get(page);
  return visitor.send(route, { csrf: /name="csrf" value="([^"]+)"/.exec(text)?.[1], ...values });
}

async function login(visitor: Visitor, { username, password }: ReturnType<typeof demonstrationCredentials>) {
  return fillIn(visitor, '/account/login', '/api/account/session', { email: username, password });
}

/** Path of the link in the newest email to an address. */
async function readLink(address: string): Promise<string> {
  const message = (await api.listMessages()).find(({ to }) => to === address);
  const link = /http:\/\/localhost:3000(\/\S+)/.exec(message?.text ?? '')?.[1];
  if (!link) throw new Error(`No link was sent to ${address}`);
  return link;
}

test('register, complete, log in, forget the password and choose another, without a script', async () => {
  const email = 'new-canary@example.com';
  const first = { email, password: 'first-canary-password' };
  const second = { email, password: 'second-canary-password' };
  const visitor = createVisitor(app);
  const registered = await fillIn(visitor, '/account/register', '/api/account/registration', {
    accountType: 'personal',
    firstName: 'Nia',
    lastName: 'New',
    mobile: '07700 900123',
    ...first,
  });
  expect(registered.headers.location).toBe('/account/login');
  expect((await visitor.get('/account/login')).text).toContain('we’re sending you a link');

  const link = await readLink(email);
  expect((await visitor.get(link)).headers.location).toBe('/account/complete');
  const completed = await fillIn(visitor, '/account/complete', '/api/account/completion', first);
  expect(completed.headers.location).toBe('/account/login');
  await login(visitor, { username: email, password: first.password });
  expect((await visitor.get('/account')).text).toContain('Nia');

  const other = createVisitor(app);
  await fillIn(other, '/account/forgotten-password', '/api/account/forgotten-password', { email });
  await other.get(await readLink(email));
  const renewed = await fillIn(other, '/account/reset-password', '/api/account/password', second);
  expect(renewed.headers.location).toBe('/account/login');
  expect((await visitor.get('/account')).status).toBe(303);
  await login(other, { username: email, password: first.password });
  expect((await other.get('/account')).status).toBe(303);
  await login(other, { username: email, password: second.password });
  expect((await other.get('/account')).status).toBe(200);

  await other.get(link);
  const again = await fillIn(other, '/account/complete', '/api/account/completion', first);
  expect(again.headers.location).toBe('/account/complete');
  expect((await other.get('/account/complete')).text).toContain('has been used');
  for (const secret of [email, first.password, second.password, link.split('?')[1] ?? '']) {
    expect([secret, recorded.text().includes(secret)]).toEqual([secret, false]);
  }
});

test('the token is on no page of the account area and in no page data', async () => {
  const visitor = createVisitor(app);
  await login(visitor, demonstrationCredentials('demo-personal'));
  const id = visitor.cookie?.split('=')[1] ?? '';
  const token = (await sessions.find(id))?.signedIn?.token ?? '';
  const paths = pageNames.map((name) => siteMap[name].path).filter((path) => /^\/account[^:]*$/.test(path));

  expect(token.length).toBeGreaterThan(15);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    for (const address of [path, `/page-data${path}`]) {
      const { status, text } = await visitor.get(address);

      expect([address, status < 400]).toEqual([address, true]);
      expect([address, text.includes(token) || text.includes(id)]).toEqual([address, false]);
      expect([address, text.includes(api.baseUrl)]).toEqual([address, false]);
    }
  }
  expect(recorded.text()).not.toContain(token);
  expect(recorded.text()).not.toContain(new URL(api.baseUrl).host);
});

test.each(['orders', 'contracts'])('another customer’s %s look like unknown ones', async (kind) => {
  const owner = createVisitor(app);
  await login(owner, demonstrationCredentials('demo-business'));
  const links = (await owner.get(`/account/${kind}`)).text.matchAll(
    new RegExp(`href="(/account/${kind}/[^"?]+)"`, 'g'),
  );
  const paths = [...new Set([...links].map(([, path]) => path ?? ''))];
  const visitor = createVisitor(app);
  await login(visitor, demonstrationCredentials('demo-personal'));

  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const [foreign, unknown] = [await visitor.get(path), await visitor.get(`/account/${kind}/never-was`)];
    expect([path, (await owner.get(path)).status]).toEqual([path, 200]);
    expect([path, foreign.status, unknown.status]).toEqual([path, 404, 404]);
    expect(visibleText(foreign.text)).toBe(visibleText(unknown.text));
    expect((await visitor.get(`/page-data${path}`)).status).toBe(404);
  }
});

test('while the account API is down, account pages still answer, and login says what is wrong', async () => {
  const visitor = createVisitor(app);
  await login(visitor, demonstrationCredentials('demo-personal'));
  const away = await createTestApp({
    clock: unhurried,
    services: {
      account: createAccountClient({ baseUrl: 'http://127.0.0.1:9', log: recorded.log }),
      sessions,
      limits: createDatabaseLimits(api.database),
      saved: createSavedStore(api.database),
    },
  });
  const there = createVisitor(away, visitor.cookie);
  expect((await there.get('/account')).status).toBe(200);
  expect((await there.get('/car-leasing')).status).toBe(200);

  const stranger = createVisitor(away);
  await login(stranger, demonstrationCredentials('demo-lender'));
  expect((await stranger.get('/account/login')).text).toContain('We can’t reach your account at the moment');
});
