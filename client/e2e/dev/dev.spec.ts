import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { type DevSite, startDevSite } from './dev-site.ts';

// All tests use one `npm run dev`, one after the other. The timeout is long, because a busy machine takes ten times as
// long as an idle one.

const patience = { timeout: 90_000 };
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const pageFile = 'shared/pages/enquiries/contact/contact-page.tsx';
const heading = '<h1>{definition.heading}</h1>';

let site: DevSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startDevSite();
});
test.afterAll(() => site?.close());

/** Opens the page that the tests edit; `loads` gets every document that is loaded from then on. */
async function open(page: Page) {
  await page.goto(`${site.origin}/contact`);
  await untilHydrated(page);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  return loads;
}

/** Resolves once the page has asked this many times which build is served. */
async function askedTimes(page: Page, times: number): Promise<void> {
  for (let asked = 0; asked < times; asked += 1)
    await page.waitForResponse((response) => response.url().endsWith('/readyz') && response.ok());
}

test('while no file changes, the page is not reloaded and keeps what was typed', async ({ page }) => {
  const loads = await open(page);
  const name = page.locator('main form input[type=text]').first();
  await name.fill('Ada Lovelace');
  await askedTimes(page, 8);

  await expect(name).toHaveValue('Ada Lovelace');
  expect(loads).toEqual([]);
});

test('a change to a page and a change to a loader appear in the open page without a reload by hand', async ({
  page,
}) => {
  const loads = await open(page);
  await site.edit(pageFile, heading, '<h1>New words: {definition.heading}</h1>');
  await expect(page.locator('h1')).toHaveText(/^New words: /, patience);
  await untilHydrated(page);
  expect(loads).toHaveLength(1);

  await site.edit(
    'server/pages/loaders/enquiries/load-enquiry-page.ts',
    'return { ...loadContactForm(request), openingTimes, ratings };',
    `const data = loadContactForm(request);
     const definition = { ...data.definition, heading: 'From the loader' };
     return { ...data, definition, openingTimes, ratings };`,
  );
  await expect(page.locator('h1')).toHaveText('New words: From the loader', patience);
  await untilHydrated(page);
  await askedTimes(page, 3);
  expect(loads).toHaveLength(2);
});

test('a source file that cannot be built is named, and the site keeps running its last build until it is fixed', async ({
  page,
}) => {
  const loads = await open(page);
  await site.edit(pageFile, '<h1>New words: ', '<h1>{Broken words: ');
  await expect.poll(site.readLog, patience).toContain('the site goes on as it was');
  expect(site.readLog()).toContain(pageFile);
  await askedTimes(page, 3);
  expect(loads).toEqual([]);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('New words: From the loader');

  await site.edit(pageFile, '<h1>{Broken words: ', '<h1>Mended words: ');
  await expect(page.locator('h1')).toHaveText('Mended words: From the loader', patience);
});
