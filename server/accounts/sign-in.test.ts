import request from 'supertest';
import { expect, test } from 'vitest';
import { subCodes } from '#server/account-contract/answer.ts';
import { memorySessions } from '#server/testing/memory-sessions.ts';
import { ada, adaAccount, createAccountSite, refuse, stillClock, succeed } from './testing/account-site.tsx';
import { createVisitor } from './testing/visitor.ts';

const minute = 60_000;

test('after login the customer sees the account, and the header shows its summary', async () => {
  const { app } = await createAccountSite();
  const visitor = createVisitor(app);
  const login = await visitor.login();
  const summary = await visitor.get('/api/account/summary');

  expect([login.status, login.headers.location]).toEqual([303, '/account']);
  expect((await visitor.see('/account')).name).toBe('Ada');
  expect(summary.body).toEqual({
    accountId: ada.accountId,
    accountType: 'personal',
    firstName: 'Ada',
    lastName: 'Example',
    isLexCustomer: false,
  });
});

test('a script logs in with JSON and is told where to go', async () => {
  const { app } = await createAccountSite();
  const { status, body } = await createVisitor(app).sendJson('/api/account/session', {
    email: ada.email,
    password: ada.password,
    next: '/account/quotes',
  });

  expect([status, body]).toEqual([200, { status: 200, next: '/account/quotes' }]);
});

test('without a session the summary is empty and no store is called', async () => {
  const { app } = await createAccountSite({
    services: { sessions: { ...memorySessions(), find: () => Promise.reject(new Error('asked')) } },
  });

  expect((await request(app).get('/api/account/summary')).status).toBe(204);
});

test.each(['/account', '/account/orders/17', '/account/quotes?sort=price'])(
  'a visitor who is not signed in is sent from %s to login, and login leads back',
  async (path) => {
    const { app } = await createAccountSite();
    const page = await createVisitor(app).get(path);

    expect([page.status, page.headers.location]).toEqual([
      303,
      `/account/login?next=${encodeURIComponent(path)}`,
    ]);
    // Not 401, which would be an error on the console of a visitor who did nothing wrong.
    const data = await request(app).get(`/page-data${path}`);
    expect([data.status, data.body.signedOut, data.body.next]).toEqual([200, true, page.headers.location]);
  },
);

test('page data under another spelling of the path needs a login too', async () => {
  const { app } = await createAccountSite();
  const visitor = createVisitor(app);
  await visitor.login();
  for (const path of ['/page-data/%61ccount', '/page-data//account', '/page-data/ACCOUNT/quotes/']) {
    expect((await request(app).get(path)).text, path).not.toContain('Ada');
  }
});

test('a wrong password leads back to the form with the address, a message, and never the password', async () => {
  const { app } = await createAccountSite();
  const visitor = createVisitor(app);
  const refused = await visitor.login({ password: 'wrong-canary', next: '/account/quotes' });
  const page = await visitor.get('/page-data/account/login');

  expect([refused.status, refused.headers.location]).toEqual([
    303,
    '/account/login?next=%2Faccount%2Fquotes',
  ]);
  expect(page.body.data).toMatchObject({
    message: 'The email address or password is wrong.',
    values: { email: ada.email },
  });
  expect(page.text).not.toContain('wrong-canary');
  expect((await visitor.see('/account/login')).message).toBeUndefined();
});

test('the session id changes at login, so that a planted one does not become a signed-in session', async () => {
  const sessions = memorySessions();
  const { app } = await createAccountSite({ services: { sessions } });
  const attacker = createVisitor(app);
  await attacker.see('/account/login');
  const victim = createVisitor(app, attacker.cookie);
  await victim.login();

  expect(victim.cookie).not.toBe(attacker.cookie);
  expect(sessions.count()).toBe(1);
  expect((await victim.see('/account')).name).toBe('Ada');
  expect((await attacker.get('/account')).status).toBe(303);
});

test('a session id that the site did not issue never becomes a session', async () => {
  const { app } = await createAccountSite();
  const planted = `session=${'A'.repeat(43)}`;
  const visitor = createVisitor(app, planted);
  await visitor.see('/account/login');

  expect(visitor.cookie).not.toBe(planted);
});

test('logout ends the session also for a copied cookie, and clears what the browser stores', async () => {
  const { app } = await createAccountSite();
  const visitor = createVisitor(app);
  await visitor.login();
  const thief = createVisitor(app, visitor.cookie);
  const { csrf } = await visitor.see('/account');
  const out = await visitor.send('/api/account/sign-out', { csrf });

  expect([out.status, out.headers.location]).toEqual([303, '/']);
  expect(out.headers['clear-site-data']).toBe('"cache", "storage"');
  expect(visitor.cookie).toBeUndefined();
  expect((await thief.get('/account')).status).toBe(303);
  expect((await thief.get('/api/account/summary')).status).toBe(204);
});

test('sign out everywhere ends the sessions of every device of the account, and of no other account', async () => {
  const sessions = memorySessions();
  const { app } = await createAccountSite({ services: { sessions } });
  const devices = [createVisitor(app), createVisitor(app), createVisitor(app)] as const;
  for (const device of devices) await device.login();
  const other = { accountId: 'somebody-else', token: 'x', tokenExpiresAt: Number.MAX_SAFE_INTEGER };
  const summary = { accountType: 'personal', firstName: 'Bo', lastName: 'B', isLexCustomer: false } as const;
  const at = Date.now();
  await sessions.save({
    id: 'o',
    csrfToken: 'c',
    startedAt: at,
    usedAt: at,
    signedIn: { ...other, summary },
  });
  const { csrf } = await devices[0].see('/account');
  await devices[0].send('/api/account/sign-out-everywhere', { csrf });

  for (const device of devices) expect((await device.get('/account')).status).toBe(303);
  expect(await sessions.find('o')).toBeDefined();
});

test('a session ends after half an hour without a request, and goes on while it is used', async () => {
  const clock = stillClock();
  const { app } = await createAccountSite({ clock, services: { sessions: memorySessions(clock.now) } });
  const visitor = createVisitor(app);
  await visitor.login();
  for (let visits = 0; visits < 5; visits += 1) {
    clock.pass(29 * minute);
    expect((await visitor.get('/account')).status).toBe(200);
  }
  clock.pass(30 * minute);

  expect((await visitor.get('/account')).status).toBe(303);
});

test('a session ends after twelve hours however much it is used', async () => {
  const clock = stillClock();
  const { app } = await createAccountSite({ clock, services: { sessions: memorySessions(clock.now) } });
  const visitor = createVisitor(app);
  await visitor.login();
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    clock.pass(20 * minute);
    expect((await visitor.get('/account')).status).toBe(200);
  }
  clock.pass(20 * minute);

  expect((await visitor.get('/account')).status).toBe(303);
});

test('a token that the account API no longer takes ends the session and leads to login, once', async () => {
  let isTaken = true;
  const { app } = await createAccountSite({
    answers: {
      getAccount: async () => (isTaken ? succeed(adaAccount) : refuse(subCodes.tokenExpired)),
    },
  });
  const visitor = createVisitor(app);
  await visitor.login();
  const copy = createVisitor(app, visitor.cookie);
  isTaken = false;
  const { status, headers } = await visitor.get('/account/quotes');

  expect([status, headers.location]).toEqual([303, '/account/login?next=%2Faccount%2Fquotes']);
  expect(visitor.cookie).toBeUndefined();
  expect((await visitor.get('/account/login')).status).toBe(200);
  expect((await copy.get('/account')).status).toBe(303);
});

test('the cookie is for this host only, and scripts and other sites’ forms cannot use it', async () => {
  const { app } = await createAccountSite({ siteOrigin: 'https://www.example.co.uk' });
  const { headers } = await request(app).get('/account/login');

  expect(headers['set-cookie']?.[0]).toMatch(
    /^__Host-Http-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('public pages read no session and set no cookie', async () => {
  const { app } = await createAccountSite();
  const { headers } = await request(app).get('/public');

  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers['cache-control']).not.toContain('no-store');
});
