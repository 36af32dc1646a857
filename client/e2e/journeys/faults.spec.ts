import { untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.use({ expectedFaults: /Failed to load resource/ });

const dataOf = '**/page-data/**';

test('an unknown make is a 404 inside the site, with ways on', async ({ page }) => {
  const response = await page.goto('/car-leasing/no-such-make');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  // The page has its own styles: it stands in line with the header.
  const [brand, heading] = await Promise.all(
    ['header a', 'h1'].map((selector) => page.locator(selector).first().boundingBox()),
  );
  expect(heading?.x).toBe(brand?.x);
  await page.getByRole('main').getByRole('link', { name: 'See car deals' }).click();
  await expect(page).toHaveURL('/car-leasing');
});

test('a link whose page is gone ends on the 404 page at its address, and back returns', async ({ page }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  const gone = '/car-leasing/no-such-make';
  await page.evaluate((href) => document.querySelector('main article a')?.setAttribute('href', href), gone);
  await page.locator(`main a[href="${gone}"]`).click();
  await expect(page).toHaveURL(gone);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('404');
  await page.goBack();
  await expect(page).toHaveURL('/car-leasing');
  await expect(page.locator('main article').first()).toBeVisible();
});

const failures = {
  'that fails': (route: import('@playwright/test').Route) => route.abort(),
  'refused by a busy server': (route: import('@playwright/test').Route) =>
    route.fulfill({ status: 503, json: {} }),
  'answered by a page that is no data': (route: import('@playwright/test').Route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' }),
};

for (const [name, answer] of Object.entries(failures)) {
  test(`a request for data ${name} becomes a full load of the same address`, async ({ page }) => {
    await page.goto('/car-leasing');
    await untilHydrated(page);
    await page.route(dataOf, answer);
    await page.getByLabel('Sort by').selectOption('monthly');
    await page.waitForURL('/car-leasing?sort=monthly');
    await expect(page.getByLabel('Sort by')).toHaveValue('monthly');
    await expect(page.locator('main article').first()).toBeVisible();
  });
}

test('data of another build becomes a full load of the same address', async ({ page }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await page.route(dataOf, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: 'another' } });
  });
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByLabel('Sort by').selectOption('monthly');
  expect(new URL((await document).url()).search).toBe('?sort=monthly');
  await untilHydrated(page);
  await expect(page.getByLabel('Sort by')).toHaveValue('monthly');
});

test('who leaves while data is on its way is not called back when the browser ends the request', async ({
  page,
}) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  // Firefox ends what a page waits for as soon as the visitor leaves it; here the test does.
  const ended = Promise.withResolvers<void>();
  await page.route(dataOf, async (route) => {
    await ended.promise;
    await route.abort();
  });
  await page.route('**/elsewhere', async (route) => {
    const calledBack = page.waitForRequest('/car-leasing?sort=monthly', { timeout: 1000 });
    ended.resolve();
    await calledBack.catch(() => undefined);
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  await page.getByLabel('Sort by').selectOption('monthly');
  await page.evaluate(() => window.location.assign('/elsewhere'));
  await expect(page).toHaveTitle('Elsewhere');
});

test('a script of a page that is lost becomes a full load of the same address', async ({ page }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await page.route('**/assets/vehicle-page-*.js', (route) => route.abort(), { times: 1 });
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/vehicle/);
  await expect(page.locator('#price')).toContainText('True monthly cost');
});

test('after a lost connection the page is there again on the way back', async ({ page }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await page.route('**/*/vehicle', (route) => route.abort('connectionrefused'));
  await page.locator('main article a').first().click();
  await expect.poll(() => page.url()).toMatch(/^chrome-error/);
  await page.unroute('**/*/vehicle');
  await page.goBack();
  await expect(page).toHaveURL('/car-leasing');
  await untilHydrated(page);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/vehicle/);
  await expect(page.locator('#price')).toBeVisible();
});

test.describe('text in the list of the page’s files', () => {
  test.use({ expectedFaults: /modules loads other scripts/ });

  for (const name of ['//evil.example/x', '../page-data/x', 'x.js?', 'data:,x']) {
    test(`${name} is no address of a script`, async ({ page }) => {
      await page.route('/contact', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace('id="page-modules">', `id="page-modules">${name} `);
        await route.fulfill({ response, body: html });
      });
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      const refusal = page.waitForEvent('pageerror');
      await page.goto('/contact');
      await refusal;

      expect(scripts.filter((address) => !/\/assets\/start-\w+\.js$/.test(address))).toEqual([]);
    });
  }
});
