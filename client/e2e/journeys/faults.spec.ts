import type { Page, Route } from '@playwright/test';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.use({ expectedFaults: /Failed to load resource/ });

const dataOf = '**/page-data/**';

test('an unknown make is a 404 inside the site, with ways on', async ({ page }) => {
  const response = await page.goto('/car-leasing/no-such-make');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  // The page has its styles: it is aligned with the header.
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
  'that fails': (route: Route) => route.abort(),
  'refused by a busy server': (route: Route) => route.fulfill({ status: 503, json: {} }),
  'answered by a page that is no data': (route: Route) =>
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

test('a visitor who leaves while data is loading is not brought back when the browser aborts the request', async ({
  page,
}) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  // Firefox aborts a page's requests as soon as the visitor leaves it; here the test aborts them.
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

for (const [name, files] of [
  ['script', '**/assets/vehicle-page-*.js'],
  ['style sheet', '**/assets/vehicle-*.css'],
] as const) {
  test(`a page’s ${name} that cannot be fetched becomes a full load of the same address`, async ({
    page,
  }) => {
    await page.goto('/car-leasing');
    await untilHydrated(page);
    await page.route(files, (route) => route.abort(), { times: 1 });
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator('main article a').first().click();
    await document;
    await page.waitForURL(/\/vehicle/);
    await expect(page.locator('#price')).toContainText('True monthly cost');
  });
}

test('after a lost connection, going back shows the page again', async ({ page }) => {
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

test.describe('what cannot be drawn or is gone', () => {
  // React and the browser log these faults in the console.
  test.use({ expectedFaults: /./ });

  /** Counts the documents that the page asks for. */
  function countDocuments(page: Page): () => number {
    let count = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) count += 1;
    });
    return () => count;
  }

  /** Removes the page's data from the document. */
  async function breakDocument(route: Route): Promise<void> {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('"state":{"data":{');
    await route.fulfill({
      response,
      body: html.replace('"state":{"data":{', '"state":{"data":null,"lost":{'),
    });
  }

  test('data that a page cannot draw becomes a full load of the same address', async ({ page }) => {
    await page.goto('/car-leasing');
    await untilHydrated(page);
    await page.route(dataOf, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), data: {} } });
    });
    const documents = countDocuments(page);
    await page.getByLabel('Sort by').selectOption('monthly');
    await expect.poll(documents).toBe(1);
    await untilHydrated(page);
    await expect(page).toHaveURL('/car-leasing?sort=monthly');
    await expect(page.getByLabel('Sort by')).toHaveValue('monthly');
    expect(documents()).toBe(1);
  });

  test('a page that cannot be drawn is loaded once more, and then says so with a way on', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
      }
    });
    await page.route('/car-leasing', breakDocument);
    const documents = countDocuments(page);
    await page.goto('/car-leasing');
    await expect(page.locator('h1')).toHaveText('We can’t show this page right now');
    await page.waitForLoadState('networkidle');

    expect(documents()).toBe(2);
    const text = await page.locator('main').textContent();
    expect(text).not.toMatch(/error|undefined|null|\bat /i);
    expect(text).toContain('0161 496 0123');
    // It still has the site's styles.
    await expect(page.locator('main')).not.toHaveCSS('padding-left', '0px');

    await page.unroute('/car-leasing');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.locator('main article').first()).toBeVisible();
    await untilHydrated(page);
  });

  test('when a menu’s data cannot be drawn, its page is opened instead', async ({ page }) => {
    await page.route('**/page-data/menu*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"makes":[', '"makes":[null,');
      await route.fulfill({ response, body });
    });
    await page.goto('/car-leasing');
    await untilHydrated(page);
    await page.locator('header [data-opens="makes"][role=button]').filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/menu/);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a script that is gone becomes one full load, and after that a page without scripts', async ({
    page,
  }) => {
    await page.route('**/assets/results-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const documents = countDocuments(page);
    await page.goto('/car-leasing');
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState('networkidle');

    expect(documents()).toBe(2);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('a style sheet that is gone becomes one full load', async ({ page }) => {
    // Requested once by the page, and once more to find out whether it is gone.
    await page.route('**/assets/site-*.css', (route) => route.fulfill({ status: 404, body: '' }), {
      times: 2,
    });
    const documents = countDocuments(page);
    await page.goto('/car-leasing');
    await expect.poll(documents).toBe(2);
    await untilHydrated(page);

    await expect(page.locator('header')).toHaveCSS('z-index', '10');
    expect(documents()).toBe(2);
  });

  test('a script lost to a poor network leaves the page as it is', async ({ page }) => {
    await page.route('**/assets/results-page-*.js', (route) => route.abort('connectionreset'));
    const documents = countDocuments(page);
    await page.goto('/car-leasing');
    await page.waitForLoadState('networkidle');

    expect(documents()).toBe(1);
    await expect(page.locator('main article').first()).toBeVisible();
  });
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
