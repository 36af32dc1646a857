import { createHmac } from 'node:crypto';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createSecret } from '#server/platform/http/secret.ts';
import { ada, createAccountSite } from './testing/account-site.tsx';
import { createVisitor } from './testing/visitor.ts';

const origin = 'http://localhost:3000';

async function loggedIn() {
  const { app, calls } = await createAccountSite();
  const visitor = createVisitor(app);
  await visitor.login();
  return { app, calls, visitor };
}

/** Whether Ada is still signed in: the forms below would sign her out. */
const isSignedIn = async (visitor: ReturnType<typeof createVisitor>) =>
  (await visitor.get('/account')).status === 200;

test('a form without the token changes nothing', async () => {
  const { visitor } = await loggedIn();
  const answer = await visitor.send('/api/account/sign-out', {});

  expect(answer.status).toBe(403);
  expect(await isSignedIn(visitor)).toBe(true);
});

test.each(['', 'wrong', 'A'.repeat(43)])('a form with the token "%s" changes nothing', async (csrf) => {
  const { visitor } = await loggedIn();

  expect((await visitor.send('/api/account/sign-out', { csrf })).status).toBe(403);
  expect(await isSignedIn(visitor)).toBe(true);
});

test('the token of another session, also of the one before login, changes nothing', async () => {
  const { app } = await createAccountSite();
  const visitor = createVisitor(app);
  const before = (await visitor.see('/account/login')).csrf;
  const strangers = (await createVisitor(app).see('/account/login')).csrf;
  await visitor.login();
  for (const csrf of [before, strangers]) {
    expect(csrf).toMatch(/^[\w-]{43}$/);
    expect((await visitor.send('/api/account/sign-out', { csrf })).status).toBe(403);
  }
  expect(await isSignedIn(visitor)).toBe(true);
});

test('a form with the token of another visit is refused, so that an attacker cannot log a visitor in to another account', async () => {
  const { app } = await createAccountSite();
  const strangers = await createVisitor(app).see('/account/login');
  const visitor = createVisitor(app);
  await visitor.see('/account/login');
  const answer = await visitor.login({ csrf: strangers.csrf ?? '' });

  expect(answer.status).toBe(403);
  expect(await isSignedIn(visitor)).toBe(false);
});

test.each([
  ['made up', createSecret()],
  [
    'made up in the shape of ours',
    Buffer.concat([Buffer.alloc(16), Buffer.alloc(16, 7)]).toString('base64url'),
  ],
])('a cookie that was %s is no visit, whatever token comes with it', async (_name, id) => {
  const { app, calls } = await createAccountSite();
  const visitor = createVisitor(app, `session=${id}`);
  const forged = createHmac('sha256', '').update(`form:${id}`).digest('base64url');
  for (const csrf of [forged, id, '']) {
    visitor.cookie = `session=${id}`;
    const { status, headers } = await visitor.send('/api/account/session', { csrf, ...ada });
    expect([status, headers.location?.split('?')[0]]).toEqual([303, '/account/login']);
  }

  expect(calls).not.toContain('createToken');
});

test('cookie and form token of a site with another key are refused', async () => {
  const sessionKey = async () => Buffer.alloc(32, 'another');
  const elsewhere = createVisitor((await createAccountSite({ services: { sessionKey } })).app);
  const { csrf } = await elsewhere.see('/account/login');
  const { app, calls } = await createAccountSite();
  const here = createVisitor(app, elsewhere.cookie);
  const { status } = await here.send('/api/account/session', { csrf, ...ada });

  expect(status).toBe(303);
  expect(await isSignedIn(here)).toBe(false);
  expect(calls).not.toContain('createToken');
});

test('a form token that is given twice is refused', async () => {
  const { app, visitor } = await loggedIn();
  const { csrf } = await visitor.see('/account');
  const answer = await request(app)
    .post('/api/account/sign-out')
    .set('Cookie', visitor.cookie ?? '')
    .type('form')
    .send(`csrf=${csrf}&csrf=x`);

  expect(answer.status).toBe(403);
});

test.each([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost:3000' },
])('a request from elsewhere changes nothing, even with the token: %j', async (headers) => {
  const { app, visitor } = await loggedIn();
  const { csrf } = await visitor.see('/account');
  const cookie = { Cookie: visitor.cookie ?? '' };
  const form = await request(app)
    .post('/api/account/sign-out')
    .set({ ...cookie, ...headers })
    .type('form')
    .send({ csrf });
  const json = await request(app)
    .post('/api/account/sign-out')
    .set({ ...cookie, ...headers })
    .send({});

  expect([form.status, json.status]).toEqual([403, 403]);
  expect(await isSignedIn(visitor)).toBe(true);
});

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'text/json; x'])(
  'a body of type %s, which another site’s form could send, is refused',
  async (type) => {
    const { app, visitor } = await loggedIn();
    const { status } = await request(app)
      .post('/api/account/sign-out')
      .set({ Cookie: visitor.cookie ?? '', 'Content-Type': type })
      .send('{"csrf":"x"}');

    expect(status).toBe(415);
    expect(await isSignedIn(visitor)).toBe(true);
  },
);

test('a POST without a body is refused for lack of a form token', async () => {
  const { app, visitor } = await loggedIn();
  const { status } = await request(app)
    .post('/api/account/sign-out')
    .set('Cookie', visitor.cookie ?? '');

  expect(status).toBe(415);
  expect(await isSignedIn(visitor)).toBe(true);
});

test('a GET changes nothing', async () => {
  const { visitor, calls } = await loggedIn();
  const before = calls.length;
  for (const path of ['sign-out', 'session', 'confirmation-code', 'wallet/code', 'password']) {
    expect((await visitor.get(`/api/account/${path}`)).status, path).toBe(404);
  }

  expect(calls.length).toBe(before);
  expect(await isSignedIn(visitor)).toBe(true);
});

test('a form sent after the session has expired redirects to login instead of showing an error', async () => {
  const { app } = await createAccountSite();
  const { status, headers } = await createVisitor(app).send('/api/account/session', {
    csrf: 'of a session that is gone',
    email: ada.email,
    password: ada.password,
  });

  expect([status, headers.location?.split('?')[0]]).toEqual([303, '/account/login']);
});

test('requests from the site’s own pages are accepted', async () => {
  const { app } = await createAccountSite();
  const { status } = await request(app)
    .post('/api/account/session')
    .set({ Origin: origin, 'Sec-Fetch-Site': 'same-origin', Accept: 'application/json' })
    .send({ email: ada.email, password: ada.password });

  expect(status).toBe(200);
});
