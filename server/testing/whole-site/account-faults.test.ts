import { expect, test } from 'vitest';
import { callAllWithExamples } from '#server/accounts/client/testing/example-calls.ts';
import type { MailedLink } from '#server/accounts/session/session.ts';
import { sends } from '#server/platform/upstream/testing/behaviours.ts';
import {
  breakUpstream,
  type Customer,
  type FaultSite,
  healUpstream,
  startFaultSite,
  upstreamFaults,
} from '#server/testing/account-fault-site.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openStream } from '#server/testing/open-stream.ts';
import { visibleText } from '#server/testing/visible-text.ts';

const faults = Object.entries(upstreamFaults);
/** A limit so high that the breaker never opens. */
const withoutBreaker = { failuresToOpen: 1000 };

const publicPaths = [
  '/',
  '/car-leasing',
  '/van-leasing?term=24',
  '/all-manufacturers',
  '/page-data/car-leasing',
];

/** What each page asks the account API for, by the names of its panels. */
const panelsByPage: Readonly<Record<string, readonly string[]>> = {
  '/account': ['Your latest order', 'Your latest quote'],
  '/account/quotes': ['Your quotes'],
  '/account/orders': ['Your orders'],
  '/account/orders/O-1': ['This order'],
  '/account/contracts': ['Your contracts'],
  '/account/contracts/D-1': ['This contract'],
  '/account/important-documents': ['Your documents'],
  '/account/wallet': ['Your balance', 'Your transactions'],
  '/account/personal-details': ['Your details', 'Your consents'],
  '/account/account-manager': ['Your account manager'],
};

/** Pages that ask the account API only for the counts in the menu. */
const ownPages = ['app', 'caura', 'useful-contact-numbers', 'searches', 'deals', 'viewed'].map(
  (name) => `/account/${name}`,
);

const failed = (what: string) => `${what} couldn’t be loaded.`;

const registration = {
  accountType: 'personal',
  firstName: 'Ada',
  lastName: 'Example',
  mobile: '07700 900000',
  email: 'ada@example.com',
  password: 'canary-password',
};

/** Each route with a call to the account API that must not be sent twice. */
const routes: readonly (readonly [route: string, path: string, body: Readonly<Record<string, string>>])[] = [
  ['session', '/api/auth/token', { email: 'ada@example.com', password: 'canary-password' }],
  ['registration', '/api/accounts/createaccount', registration],
  ['completion', '/api/accounts/createaccount', { email: 'ada@example.com', password: 'canary-password' }],
  ['password', '/api/accounts/updateforgottenpassword', { password: 'canary-password' }],
  ['forgotten-password', '/api/accounts/forgottenpasswordemail', { email: 'ada@example.com' }],
  ['consent', '/api/marketingconsent/save', { allowedCommunicationTypes: 'email' }],
  ['confirmation-code', '/api/accounts/confirmationcode', { sendmethod: 'email' }],
  ['wallet/code', '/api/wallet/sendcode', {}],
];

test.each(faults)(
  'an account API that %s: public pages are unchanged and do not call it',
  async (_, fault) => {
    const site = await startFaultSite();
    const customer = await site.signIn();
    const before = await readAll(customer, publicPaths);
    breakUpstream(site, fault);
    const pending = customer.get('/account/orders');
    const after = await readAll(customer, publicPaths);

    expect(after).toEqual(before);
    expect(after.map(({ status }) => status)).toEqual(publicPaths.map(() => 200));
    await (await pending).text();
    const asked = new Set(site.upstream.seen().map(({ path }) => path));
    expect(asked).toEqual(new Set(['/api/orders/getlatest', '/api/menu/getmenucounts']));
  },
);

test.each(faults)('an account API that %s: each panel says so and offers to try again', async (_, fault) => {
  const site = await startFaultSite(withoutBreaker);
  breakUpstream(site, fault);
  const customer = await site.signIn();
  const pages = await readAll(customer, Object.keys(panelsByPage));

  for (const { path, status, text } of pages) {
    expect([path, status]).toEqual([path, 200]);
    for (const what of panelsByPage[path] ?? [])
      expect([path, visibleText(text)]).toEqual([path, expect.stringContaining(failed(what))]);
    expect([path, text]).toEqual([path, expect.stringContaining('Try again</a>')]);
    expect([path, text]).toEqual([path, expect.not.stringMatching(/upstream-|could not be shown/)]);
  }
  for (const { path, status, text } of await readAll(customer, ownPages)) {
    expect([path, status, visibleText(text).includes('could not be loaded')]).toEqual([path, 200, false]);
  }
});

test.each(faults)('an account API that %s: page data says which panels failed', async (_, fault) => {
  const site = await startFaultSite(withoutBreaker);
  breakUpstream(site, fault);
  const customer = await site.signIn();
  const [home, wallet] = await Promise.all(
    ['/page-data/account', '/page-data/account/wallet'].map(async (path) =>
      (await customer.get(path)).json(),
    ),
  );

  expect(home.data).toMatchObject({ counts: { value: {} }, order: { value: {} }, quote: { value: {} } });
  expect(wallet.data).toMatchObject({ balancePence: { value: {} }, entries: { value: {} } });
});

test.each(faults)(
  'an account API that %s: every call has exactly the failed result of the spec',
  async (_, fault) => {
    const site = await startFaultSite(withoutBreaker);
    breakUpstream(site, fault);
    const results = await callAllWithExamples(site.api, { token: 'token' });

    expect(results).toHaveLength(22);
    for (const result of results) {
      expect(result).toEqual({
        data: null,
        status: { code: 400, message: 'Error', subCode: 0 },
        isSucceed: false,
      });
    }
  },
);

test.each(faults)(
  'an account API that %s: a call with effects is sent once, and the form says that it failed',
  async (_, fault) => {
    const site = await startFaultSite(withoutBreaker);
    const paths = [...routes.map(([, path]) => path), '/api/documents/upload/base64'];
    for (const path of paths) site.upstream.script(path, fault);
    const asked = routes.map(async ([route, , body]) =>
      (await customerFor(site, route)).send(`/api/account/${route}`, body),
    );
    for (const answer of await Promise.all([...asked, sendDocument(site, await site.signIn())])) {
      const { status, message } = (await answer.json()) as { status?: number; message?: string };
      expect([answer.url, answer.status, status]).toEqual([answer.url, 503, 503]);
      expect(message).toMatch(/Please try again shortly\.$/);
    }

    // Two forms share a path; every other path was requested by one form.
    expect(paths.toSorted()).toEqual(
      site.upstream
        .seen()
        .map(({ path }) => path)
        .filter((path) => paths.includes(path))
        .toSorted(),
    );
  },
);

test('without a script, a failed login shows the form again with the reason and the typed values', async () => {
  const site = await startFaultSite();
  breakUpstream(site, upstreamFaults['answers 500']);
  const visitor = await startVisit(site);
  const sent = await visitor.send({ email: 'ada@example.com', password: 'canary-password' });
  const page = await (await visitor.get('/account/login')).text();

  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/account/login']);
  expect(visibleText(page)).toContain('We can’t reach your account at the moment. Please try again shortly.');
  expect(page).toContain('value="ada@example.com"');
  expect(page + site.recorded.text()).not.toContain('canary-password');
});

test('account pages that wait for a slow account API leave room for public pages', async () => {
  const site = await startFaultSite({ ...withoutBreaker, maxConnections: 1000 });
  breakUpstream(site, upstreamFaults['takes ten seconds']);
  const customer = await site.signIn();
  const waiting = Array.from({ length: 100 }, () => customer.get('/page-data/account/orders'));
  await eventually(() => site.upstream.seen('/api/orders/getlatest').length >= 32, true, 5000);
  const pages = await readAll(customer, ['/car-leasing?term=48', '/page-data/van-leasing?term=48']);
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);

  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(31);
});

test('the page streams at once, and a part whose call exceeds its time limit says that it failed', async () => {
  const site = await startFaultSite();
  site.upstream.script('/api/orders/getlatest', upstreamFaults['takes ten seconds']);
  const { cookie } = await site.signIn();
  const stream = await openStream(`${site.origin}/account`, { cookie });
  const shell = await stream.until('Loading…');
  const whole = await stream.whole();

  expect(stream.status).toBe(200);
  expect(shell).toContain('Hello, Ada');
  expect(shell).not.toContain('could not be loaded');
  expect(visibleText(whole)).toContain(failed('Your latest order'));
  expect(visibleText(whole)).not.toContain(failed('Your latest quote'));
});

test('when one call fails, the other panels of the page are still shown', async () => {
  const site = await startFaultSite();
  site.upstream.script('/api/wallet/getwallet', upstreamFaults['cuts its answers in the middle']);
  const customer = await site.signIn();
  const text = visibleText(await (await customer.get('/account/wallet')).text());

  expect(text).toContain(failed('Your transactions'));
  expect(text).toContain('£50.00');
  expect(text).not.toContain(failed('Your balance'));
});

test('after five failures the account API is not called, and is tried again after a pause', async () => {
  const site = await startFaultSite({ halfOpenAfterMs: 300 });
  breakUpstream(site, upstreamFaults['answers 500']);
  const customer = await site.signIn();
  const visit = async () => visibleText(await (await customer.get('/account/orders')).text());
  while (site.api.state() === 'closed') expect(await visit()).toContain(failed('Your orders'));
  const asked = site.upstream.seen().length;
  expect(await visit()).toContain(failed('Your orders'));
  expect(await readAll(customer, publicPaths)).toMatchObject(publicPaths.map(() => ({ status: 200 })));

  // The upstream also counts requests that were under way when the fifth one failed.
  expect(asked).toBeLessThanOrEqual(8);
  expect(site.upstream.seen()).toHaveLength(asked);
  healUpstream(site);
  await eventually(async () => (await visit()).includes('Order 10001'), true, 5000);
  expect(site.api.state()).toBe('closed');
  expect(site.recorded.text()).toMatch(/"state":"open".*"state":"half-open".*"state":"closed"/s);
});

test('statuses from 400 to 599 are logged in the words of the specification, without anything that was sent', async () => {
  const site = await startFaultSite(withoutBreaker);
  breakUpstream(site, sends(502, 'upstream-data'));
  const customer = await site.signIn();
  await readAll(customer, Object.keys(panelsByPage));

  expect(site.recorded.text()).toMatch(/"status":502.*"event":"Bad response from server"/);
  expect(site.recorded.text()).not.toMatch(/upstream-data|token-of-A-1|api\/orders|127\.0\.0\.1:\d/);
});

test('while the account API is broken the header shows who is signed in, without calling it', async () => {
  const site = await startFaultSite();
  breakUpstream(site, upstreamFaults['answers 500']);
  const customer = await site.signIn();
  const summary = await customer.get('/api/account/summary');

  expect([summary.status, await summary.json()]).toEqual([
    200,
    expect.objectContaining({ accountId: 'A-1' }),
  ]);
  expect(site.upstream.seen()).toEqual([]);
});

test('a token that the account API no longer accepts leads to login, without a redirect loop', async () => {
  const site = await startFaultSite();
  breakUpstream(
    site,
    sends(401, JSON.stringify({ data: null, status: { code: 401, message: '', subCode: 2 } })),
  );
  const customer = await site.signIn();
  const sent = await customer.get('/account/orders');
  const home = await (await site.signIn()).get('/account');
  const login = await customer.get('/account/login?next=%2Faccount%2Forders');

  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    '/account/login?next=%2Faccount%2Forders',
  ]);
  expect([home.status, home.headers.get('location')]).toEqual([303, '/account/login?next=%2Faccount']);
  expect(login.status).toBe(200);
});

interface ReadPage {
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

function readAll(customer: Customer, paths: readonly string[]): Promise<readonly ReadPage[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await customer.get(path);
      return { path, status: answer.status, text: await answer.text() };
    }),
  );
}

/** A customer with the mailed link that the route uses up. */
function customerFor(site: FaultSite, route: string): Promise<Customer> {
  const pages: Readonly<Record<string, MailedLink['page']>> = {
    completion: '/account/complete',
    password: '/account/reset-password',
  };
  const page = pages[route];
  return site.signIn(page ? { link: { page, id: 'link-id', idSalt: 'link-salt' } } : {});
}

function sendDocument({ origin }: FaultSite, { cookie }: Customer): Promise<Response> {
  const contentBase64 = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
  return fetch(`${origin}/api/account/documents`, {
    method: 'POST',
    headers: { cookie, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'licence.pdf', kind: 'driving-licence', contentBase64 }),
  });
}

/** A visitor without a session, on the login page. */
async function startVisit({ origin }: FaultSite) {
  const login = await fetch(`${origin}/account/login`);
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const csrf = /name="csrf" value="([^"]+)"/.exec(await login.text())?.[1] ?? '';
  return {
    get: (path: string) => fetch(origin + path, { headers: { cookie } }),
    send: (body: Readonly<Record<string, string>>) =>
      fetch(`${origin}/api/account/session`, {
        method: 'POST',
        headers: { cookie },
        redirect: 'manual',
        body: new URLSearchParams({ ...body, csrf }),
      }),
  };
}
