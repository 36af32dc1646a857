import { expect } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { staffAudit, staffLinks, staffSessions } from './staff-tables.ts';
import { client, startFakeProvider } from './testing/fake-provider.ts';
import { createStaffSite, members } from './testing/staff-site.ts';

const test = testOnDatabases(async () => undefined);

async function open(database: Database, env: Readonly<Record<string, string>> = {}) {
  const provider = await startFakeProvider();
  const recorded = recordLog();
  const site = await createStaffSite({
    database,
    log: recorded.log,
    env: {
      STAFF_OIDC_ISSUER: provider.issuer,
      STAFF_OIDC_CLIENT_ID: client.id,
      STAFF_OIDC_CLIENT_SECRET: client.secret,
      ...env,
    },
  });
  provider.claims = { email: members.admin };
  const browser = site.newMember();
  /** Goes to the provider and gives what it sends back. */
  const visit = async () => {
    const { headers } = await browser.get('/staff/sign-in/start');
    return { address: headers.location ?? '', answer: provider.approve(headers.location ?? '') };
  };
  const comeBack = (answer: string, by = browser) => by.get(`/staff/sign-in/return?${answer}`);
  return { ...site, provider, recorded, browser, visit, comeBack };
}

const refused = [303, '/staff/sign-in?refused=true'];

test('a member signs in with the provider: by code, with PKCE, state and nonce', async (database) => {
  const { provider, browser, visit, comeBack } = await open(database);
  const door = await browser.get('/staff/sign-in');
  const { address, answer } = await visit();
  const { searchParams } = new URL(address);
  const entered = await comeBack(answer);

  expect(door.text).toContain('href="/staff/sign-in/start"');
  expect(door.text).not.toContain('name="email"');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: client.id,
    scope: 'openid email',
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost:3000/staff/sign-in/return',
  });
  expect([searchParams.get('state'), searchParams.get('nonce')]).toEqual([
    expect.stringMatching(/^[\w-]{43}$/),
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
  expect([entered.status, entered.headers.location]).toEqual([303, '/staff']);
  expect((await browser.get('/staff')).text).toContain(members.admin);
  expect(provider.asked).toHaveLength(1);
  expect((await database.orm.select().from(staffAudit)).map(({ action }) => action)).toEqual(['Signed in']);
});

test('the address counts in whatever case the provider writes it', async (database) => {
  const { provider, visit, comeBack } = await open(database);
  provider.claims = { email: members.admin.toUpperCase() };

  expect((await comeBack((await visit()).answer)).headers.location).toBe('/staff');
});

test('an address that only looks like a member’s, or becomes it by a rule of Unicode, signs nobody in', async (database) => {
  const { provider, visit, comeBack } = await open(database);
  const alike = [
    'ann@example.co.u\u212A',
    'ANN@EXAMPLE.CO.U\u212A',
    'ａnn@example.co.uk',
    '\u00A0ann@example.co.uk',
  ];
  for (const email of alike) {
    provider.claims = { email };
    const { status, headers } = await comeBack((await visit()).answer);
    expect([email, status, headers.location]).toEqual([email, ...refused]);
  }
});

test('a token with another nonce, for another site, of another issuer, that has run out, or about nobody of the staff signs nobody in', async (database) => {
  const { provider, browser, visit, comeBack, recorded } = await open(database);
  const now = Math.floor(Date.now() / 1000);
  const wrong = [
    { nonce: 'another' },
    { nonce: undefined },
    { aud: 'another-site' },
    { iss: 'https://login.example.net' },
    { iat: now - 900, exp: now - 600 },
    { email: 'stranger@example.com' },
    { email: undefined },
    { email_verified: false },
    { email_verified: 'true' },
    { email_verified: undefined },
  ];
  for (const claims of wrong) {
    provider.claims = { email: members.admin, ...claims };
    const { status, headers } = await comeBack((await visit()).answer);
    expect([claims, status, headers.location]).toEqual([claims, ...refused]);
  }

  expect((await browser.get('/staff')).headers.location).toBe('/staff/sign-in');
  expect((await browser.get('/staff/sign-in?refused=true')).text).toContain('can’t open the staff site');
  expect(await database.orm.$count(staffSessions)).toBe(0);
  expect(recorded.events().filter((event) => event === 'sign-in to the staff site refused')).toHaveLength(
    wrong.length,
  );
  const entries = await database.orm.select().from(staffAudit);
  expect(entries.map(({ who, action }) => `${who}: ${action}`)).toEqual(
    wrong.map(() => 'not known: Failed to sign in'),
  );
  expect(new Set(entries.map(({ subject }) => subject))).toContain('the address is not in STAFF');
});

test('a token that the provider has not signed signs nobody in', async (database) => {
  const { provider, visit, comeBack } = await open(database);
  provider.isForged = true;
  const { status, headers } = await comeBack((await visit()).answer);

  expect([status, headers.location]).toEqual(refused);
  expect(await database.orm.$count(staffSessions)).toBe(0);
});

test('an answer counts once, in the browser that asked, with the state that it was given', async (database) => {
  const { newMember, provider, visit, comeBack } = await open(database);
  const used = await visit();
  await comeBack(used.answer);
  const replayed = newMember();
  expect((await comeBack(used.answer, replayed)).headers.location).toBe(refused[1]);

  // An attacker who gets somebody else to open the end of a sign-in that the attacker began.
  const attacker = newMember();
  const begun = await attacker.get('/staff/sign-in/start');
  const victim = newMember();
  await victim.get('/staff/sign-in');
  expect((await comeBack(provider.approve(begun.headers.location ?? ''), victim)).headers.location).toBe(
    refused[1],
  );

  for (const answer of ['', 'code=x', 'code=x&state=made-up', 'error=access_denied'])
    expect((await comeBack(answer, newMember())).headers.location).toBe(refused[1]);
  expect(await database.orm.$count(staffSessions)).toBe(1);
});

test('what the provider refuses is refused', async (database) => {
  const { browser, comeBack } = await open(database);
  const { headers } = await browser.get('/staff/sign-in/start');
  const state = new URL(headers.location ?? '').searchParams.get('state') ?? '';

  expect((await comeBack(`error=access_denied&state=${state}`)).headers.location).toBe(refused[1]);
  expect(await database.orm.$count(staffLinks)).toBe(0);
});

test('with a provider nobody signs in by a link in an email', async (database) => {
  const { browser } = await open(database);
  const asked = await browser.post('/staff/sign-in/nothing', '/staff/sign-in', { email: members.admin });

  expect([403, 405]).toContain(asked.status);
  expect((await browser.get('/staff/sign-in/link?key=x')).status).toBe(404);
  expect(await database.orm.$count(staffLinks)).toBe(0);
});

test('links that strangers ask for do not stand in the way of the provider', async (database) => {
  const { newMember, visit, comeBack } = await open(database, { TRUST_PROXY: '1' });
  for (let number = 0; number < 30; number += 1)
    await newMember(`192.0.2.${number}`).post('/staff/sign-in', '/staff/sign-in', { email: members.admin });

  expect((await comeBack((await visit()).answer)).headers.location).toBe('/staff');
});

test('while the provider is away the page says to try again', async (database) => {
  const { newMember } = await open(database, { STAFF_OIDC_ISSUER: 'http://127.0.0.1:9' });
  const away = await newMember().get('/staff/sign-in/start');

  expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
});

test('neither the log nor a page has the client’s secret, a code or a token', async (database) => {
  const { provider, browser, visit, comeBack, recorded } = await open(database);
  const { answer } = await visit();
  provider.claims = { email: 'stranger@example.com' };
  const back = await comeBack(answer);
  const door = await browser.get('/staff/sign-in?refused=true');
  const seen = recorded.text() + back.text + door.text;

  for (const secret of [client.secret, answer, 'code-0', 'stranger@example.com', 'eyJ'])
    expect(seen).not.toContain(secret);
});
