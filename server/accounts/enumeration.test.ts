import { expect, test } from 'vitest';
import { subCodes } from '#server/account-contract/answer.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { AccountApi } from './client/account-api.ts';
import { ada, createAccountSite, refuse, stillClock, succeed } from './testing/account-site.tsx';
import { createVisitor } from './testing/visitor.ts';

const stranger = 'nobody@example.com';

const answers: Partial<AccountApi> = {
  searchAccounts: async ({ emailAddress }) =>
    succeed({ accountId: emailAddress === ada.email ? ada.accountId : null }),
  createAccount: async ({ email }) =>
    email === ada.email ? refuse(subCodes.emailTaken) : succeed({ accountId: 'new' }),
  sendForgottenPasswordEmail: async ({ Email }) =>
    Email === ada.email ? succeed({ accountId: ada.accountId }) : { ...succeed({}), data: {} },
};

const person = {
  accountType: 'personal',
  firstName: 'A',
  lastName: 'B',
  mobile: '07700 900123',
};

/**
 * What an outsider can observe when sending a form: its answer, the next page, the time it took and the calls it made.
 */
async function observe(page: string, route: string, values: Readonly<Record<string, string>>) {
  const clock = stillClock();
  const { app, calls } = await createAccountSite({ answers, clock });
  const visitor = createVisitor(app);
  const { csrf } = await visitor.see(page);
  const { status, headers, text } = await visitor.send(route, { csrf, ...values });
  const { message, fields } = await visitor.see(headers.location ?? page);
  const json = await createVisitor(app).sendJson(route, values);
  const { location, 'set-cookie': cookie } = headers;
  return {
    seen: { status, location, cookie, text, message, fields, json: [json.status, json.body] },
    slept: clock.slept,
    calls: [...calls],
  };
}

test.each([
  ['/account/login', '/api/account/session', { password: 'wrong' }],
  ['/account/register', '/api/account/registration', person],
  ['/account/forgotten-password', '/api/account/forgotten-password', {}],
])(
  '%s answers alike, in the same time and with the same work, for known and unknown addresses',
  async (...form) => {
    const [page, route, values] = form;
    const known = await observe(page, route, { ...values, email: ada.email });
    const unknown = await observe(page, route, { ...values, email: stranger });

    expect(known).toEqual(unknown);
    expect(known.calls.length).toBeGreaterThan(0);
    expect(known.slept.length).toBe(2);
    for (const ms of known.slept) expect(ms).toBeGreaterThanOrEqual(500);
  },
);

test.each([
  ['/api/account/session', { password: 'wrong' }, 400],
  ['/api/account/registration', person, 200],
  ['/api/account/forgotten-password', {}, 200],
])('%s counts tries at known and unknown addresses alike', async (route, values, status) => {
  const tryOften = async (email: string) => {
    const counted: string[] = [];
    const limits = createMemoryLimits();
    const count: RateLimits['count'] = (name, key) => {
      counted.push(name);
      return limits.count(name, key);
    };
    const { app } = await createAccountSite({ answers, services: { limits: { ...limits, count } } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1)
      statuses.push((await createVisitor(app).sendJson(route, { ...values, email })).status);
    return { counted, statuses };
  };
  const known = await tryOften(ada.email);

  expect(known.statuses).toEqual([...Array(5).fill(status), 429, 429]);
  expect(await tryOften(stranger)).toEqual(known);
});

test('an answer takes its full time however long the account API took', async () => {
  const clock = stillClock();
  const slow = async () => {
    clock.pass(300);
    return refuse(subCodes.wrongCredentials);
  };
  const { app } = await createAccountSite({ clock, answers: { createToken: slow } });
  await createVisitor(app).sendJson('/api/account/session', { email: stranger, password: 'x' });

  expect(clock.slept).toEqual([200]);
});

test('a registration names each missing field, without a call to the account API', async () => {
  const { app, calls } = await createAccountSite({ answers });
  const { status, body } = await createVisitor(app).sendJson('/api/account/registration', {
    ...person,
    accountType: 'business',
    email: 'not an address',
    mobile: '',
  });

  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual(['companyName', 'email', 'mobile']);
  expect(calls).toEqual([]);
});

test('a business account needs a company name', async () => {
  const { app } = await createAccountSite({ answers });
  const business = { ...person, accountType: 'business', email: stranger };
  const { body } = await createVisitor(app).sendJson('/api/account/registration', business);

  expect(body.fields).toEqual({ companyName: 'Enter your company name.' });
});

test('a registration is sent with a password that nobody typed, another one each time', async () => {
  const passwords: string[] = [];
  const keeping: Partial<AccountApi> = {
    ...answers,
    createAccount: async ({ password }) => {
      passwords.push(password);
      return succeed({ accountId: 'new' });
    },
  };
  const { app } = await createAccountSite({ answers: keeping, clock: stillClock() });
  const typed = { ...person, email: stranger, password: 'typed by hand' };
  for (const _ of [1, 2]) await createVisitor(app).sendJson('/api/account/registration', typed);

  expect(passwords).toHaveLength(2);
  expect(new Set(passwords).size).toBe(2);
  for (const password of passwords) expect(password).toMatch(/^[\w-]{43}$/);
});
