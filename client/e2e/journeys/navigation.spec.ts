import {
  expectSameDocument,
  markDocument,
  readCount,
  scrollTop,
  untilHydrated,
} from '#client/e2e/page-actions.ts';
import { findPage } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test('navigation moves the focus to the heading, announces the title and scrolls to the top', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  await markDocument(page);
  const link = page.locator('main').getByRole('link', { name: 'All by true monthly cost' });
  await link.click();
  await page.waitForURL('/car-leasing?sort=true-monthly');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(await page.title());
  await expect(page).toHaveTitle(/car/i);
  expect(await scrollTop(page)).toBe(0);
  await expectSameDocument(page);
  // The styles of deal lists, which the home page does not link to.
  const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''));
  expect(sheets.filter((href) => href.includes('/results-'))).toHaveLength(1);
});

test('back and forward keep filters, their controls and scroll, also after changes in place', async ({
  page,
}) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  const inStock = page.locator('input[name=inStock]');
  await inStock.check();
  await page.waitForURL(/inStock=true/);
  const first = page.locator('main article h2').first();
  const bestMatch = (await first.textContent()) ?? '';
  await page.getByLabel('Sort by').selectOption('monthly');
  await page.waitForURL(/sort=monthly/);
  // The cards of the new order are drawn a little after the address has changed.
  await expect(first).not.toHaveText(bestMatch);
  const count = await readCount(page);
  const card = page.locator('main article h2 a').nth(9);
  await card.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(300);
  await card.click();
  await page.waitForURL(/\/vehicle/);
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await page.waitForURL(/inStock=true.*sort=monthly/);
  await expect.poll(() => scrollTop(page)).toBe(place);
  expect(await readCount(page)).toBe(count);
  await page.goBack();
  await page.waitForURL((url) => url.search === '?inStock=true');
  await expect(page.getByLabel('Sort by')).toHaveValue('');
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  await expect(inStock).not.toBeChecked();
  await page.goForward();
  await expect(inStock).toBeChecked();
  await page.goForward();
  await expect(page.getByLabel('Sort by')).toHaveValue('monthly');
  await page.goForward();
  await page.waitForURL(/\/vehicle/);
});

test('links with a modifier key or the middle button open elsewhere', async ({ page, context }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  const link = page.locator('main article a').first();
  const byKey = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect((await byKey).locator('h1')).toBeVisible();
  const byWheel = context.waitForEvent('page');
  await link.click({ button: 'middle' });
  await expect((await byWheel).locator('h1')).toBeVisible();
  await expect(page).toHaveURL('/car-leasing');
});

test('a link to a part of another page scrolls to that part', async ({ page }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await markDocument(page);
  await page.locator('footer a[href="/#how-prices-work"]').click();
  await page.waitForURL('/#how-prices-work');
  await expect(page.locator('#how-prices-work')).toBeInViewport();
  await expectSameDocument(page);
});

test('a link within a page scrolls to its target, not to the scroll position of an earlier page', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the bar with the price is for phones');
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await page.locator('main article h2 a').nth(6).click();
  await page.waitForURL(/\/vehicle/);
  await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
  await page.locator('a[href="#price"]').click();
  await page.waitForURL(/#price/);
  await expect
    .poll(() => page.locator('#price').evaluate((panel) => Math.round(panel.getBoundingClientRect().top)))
    .toBeLessThan(80);
  await expect(page.locator('#price')).toBeFocused();
});

test('data of a page that moved leads to its new address', async ({ page, request }) => {
  const path = await findPage(request, 'car');
  await page.goto('/');
  await untilHydrated(page);
  await markDocument(page);
  const stale = path.replace(/^\/car-leasing\/[^/]+/, '/car-leasing/renamed-make');
  await page.evaluate((href) => document.querySelector('main a')?.setAttribute('href', href), stale);
  await page.locator(`main a[href="${stale}"]`).click();
  await expect(page).toHaveURL(path);
  await expectSameDocument(page);
});
