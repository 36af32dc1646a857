import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { type OtherSite, startOtherSite } from '#client/e2e/other-site.ts';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { findMailedLink } from './mailbox.ts';
import { type ForwardingApi, startForwardingApi } from './second-site.ts';
import { customers, expect, newAddress, postForm, signIn, test as visited } from './visitor.ts';

interface SlowSite {
  readonly api: ForwardingApi;
  readonly site: OtherSite;
}

/** All tests here use a site of their own, whose account API can be slow or fail. */
const test = visited.extend<object, { other: SlowSite }>({
  other: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const api = await startForwardingApi();
      const site = await startOtherSite({
        ACCOUNT_API_URL: api.baseUrl,
        ACCOUNT_PASSWORD_MS: '10000',
        LOG_LEVEL: 'debug',
      });
      await use({ api, site });
      await site.close();
      api.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ other }, use) => use(other.site.origin),
});

test.describe.configure({ mode: 'default' });

// A headless browser names itself in its user agent, so the server would take it for a robot and send it every page in
// one piece.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test.afterEach(({ other }) => other.api.faults.clear());

test('panels that are streamed late hydrate without a warning', async ({ page, other }) => {
  await signIn(page.request, customers.personal);
  for (const part of ['order', 'quote', 'document', 'wallet', 'menu']) other.api.faults.set(part, 900);
  for (const path of ['/account/important-documents', '/account/wallet']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('Loading…').first()).toBeAttached();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await untilHydrated(page);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  }
  await page.goto('/account');
  await untilHydrated(page);
  await expect(page.getByRole('main')).toContainText('ORD-');
  await page
    .getByRole('link', { name: /^Important documents/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'From us' }).first()).toBeVisible();
});

test('a panel that fails says so and can be tried again, while the others work', async ({ page, other }) => {
  await signIn(page.request, customers.personal);
  other.api.faults.set('document', 'fail');
  await page.goto('/account/important-documents');
  await expect(page.getByText('Your documents couldn’t be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send document' })).toBeEnabled();
  other.api.faults.clear();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'From us' }).first()).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('a link shows late panels without JavaScript', async ({ page, other }) => {
    await signIn(page.request, customers.personal);
    other.api.faults.set('document', 600);
    await page.goto('/account/important-documents');
    const whole = page.getByRole('link', { name: 'Show the page once everything is here' });
    await whole.first().click();
    await expect(page.getByRole('listitem').filter({ hasText: 'From us' }).first()).toBeVisible();
  });
});

test('token, password, link and email address appear only where they are needed', async ({
  request,
  other,
}) => {
  const email = newAddress();
  const password = `kept ${newAddress()}`;
  const secrets = await register(request, { email, password, origin: other.site.origin });
  await signIn(request, email, password);
  const { cookies } = await request.storageState();
  const texts = await readAccountPages(request);
  const tokens = [...other.api.tokens];
  expect(tokens.length).toBeGreaterThan(0);
  const sessions = cookies.filter(({ name }) => name.includes('session')).map(({ value }) => value);
  expect(sessions).toHaveLength(1);
  const canaries = [...tokens, ...sessions, password, ...secrets, other.api.baseUrl];

  const pages = [...texts.values(), ...readBundle()];
  await expect.poll(() => other.site.readLog().includes(`/page-data/account${places.at(-1)}`)).toBe(true);
  const log = other.site.readLog();
  for (const canary of canaries) {
    expect(pages.filter((text) => text.includes(canary))).toEqual([]);
    expect(log.split('\n').filter((line) => line.includes(canary))).toEqual([]);
  }
  const namesAddress = [...texts].filter(([, text]) => text.includes(email)).map(([path]) => path);
  expect(namesAddress).toEqual(['/account/personal-details', '/page-data/account/personal-details']);
  expect(log.toLowerCase()).not.toContain(email);
  expect(log).not.toContain(encodeURIComponent(email));
});

/** Registers and completes by the mailed link; gives the link's id and salt. */
async function register(
  request: APIRequestContext,
  { origin, ...person }: { readonly email: string; readonly password: string; readonly origin: string },
): Promise<readonly string[]> {
  const fields = {
    ...person,
    accountType: 'personal',
    firstName: 'Robin',
    lastName: 'Ash',
    mobile: '07700 900123',
  };
  const asked = await postForm(request, { page: '/account/register', action: 'registration' }, fields);
  expect(new URL(asked.url()).pathname).toBe('/account/login');
  const link = new URL(await findMailedLink(request, { to: person.email, subject: 'Complete your account' }));
  await request.get(origin + link.pathname + link.search);
  const done = await postForm(request, { page: '/account/complete', action: 'completion' }, person);
  expect(new URL(done.url()).pathname).toBe('/account/login');
  return [...link.searchParams.values()];
}

const places = [
  '',
  '/quotes',
  '/orders',
  '/contracts',
  '/important-documents',
  '/wallet',
  '/searches',
  '/deals',
  '/viewed',
  '/personal-details',
  '/account-manager',
  '/useful-contact-numbers',
  '/caura',
];

/** Pages and their data by address, late parts included. */
async function readAccountPages(request: APIRequestContext): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const place of places) {
    for (const path of [`/account${place}`, `/page-data/account${place}`]) {
      const answer = await request.get(path);
      expect({ path, status: answer.status() }).toEqual({ path, status: 200 });
      texts.set(path, await answer.text());
    }
  }
  return texts;
}

/** Every script of the site. */
function readBundle(): readonly string[] {
  const folder = 'dist/public/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
}
