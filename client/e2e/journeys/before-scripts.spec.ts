import { holdRequests } from '#client/e2e/held-requests.ts';
import { scrollTop, untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

const scripts = '**/assets/*.js';

test('a link followed before the scripts are here opens as a document, once', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const held = await holdRequests(page, scripts);
  await page.goto('/car-leasing', { waitUntil: 'commit' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/car-leasing\/bmw$/.test(request.url())) asked.push(request.resourceType());
  });
  const link = page.locator('main a[href="/car-leasing/bmw"]').first();
  await (isMobile ? link.tap() : link.click());
  held.release();
  await page.waitForURL('/car-leasing/bmw', { waitUntil: 'commit' });
  await untilHydrated(page);
  expect(asked).toEqual(['document']);
});

test('keys alone lead to a page before the scripts are here', async ({ page }) => {
  const held = await holdRequests(page, scripts);
  await page.goto('/car-leasing', { waitUntil: 'commit' });
  const link = page.locator('main article a').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/vehicle/, { waitUntil: 'commit' });
  held.release();
  await expect(page.locator('#price')).toBeVisible();
});

test('what is typed, unfolded, focused and scrolled before the scripts are here stays', async ({ page }) => {
  const held = await holdRequests(page, scripts);
  await page.goto('/car-leasing', { waitUntil: 'commit' });
  // The page is whole, with its styles.
  await expect(page.locator('footer')).toBeVisible();
  const gearboxes = page.locator('main details > summary', { hasText: 'Gearbox' });
  await gearboxes.click();
  const search = page.locator('#header-search-field');
  await search.pressSequentially('golf');
  await page.evaluate(() => window.scrollTo(0, 600));
  held.release();
  await untilHydrated(page);

  await expect(search).toHaveValue('golf');
  await expect(search).toBeFocused();
  await expect(gearboxes.locator('xpath=..')).toHaveAttribute('open');
  expect(await scrollTop(page)).toBe(600);
});

test('a search sent before the scripts are here is answered', async ({ page }) => {
  const held = await holdRequests(page, scripts);
  await page.goto('/guides', { waitUntil: 'commit' });
  const search = page.locator('header').getByRole('textbox');
  await search.fill('golf');
  await search.press('Enter');
  await page.waitForURL(/\/search\?.*golf/, { waitUntil: 'commit' });
  held.release();
  await expect(page.locator('h1')).toContainText('golf');
});

test.describe('scripts that never come', () => {
  test.use({ expectedFaults: /Failed to load resource/ });

  for (const [name, code] of [
    ['because the network loses them', undefined],
    ['because they are gone', 404],
  ] as const) {
    test(`leave links and forms to the browser: ${name}`, async ({ page }) => {
      await page.route(scripts, (route) =>
        code ? route.fulfill({ status: code, body: '' }) : route.abort('internetdisconnected'),
      );
      await page.goto('/car-leasing');
      await page.waitForLoadState('networkidle');
      await page.locator('main article a').first().click();
      await page.waitForURL(/\/vehicle/);
      await page.locator('header').getByRole('textbox').fill('golf');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search\?.*golf/);
    });
  }
});
