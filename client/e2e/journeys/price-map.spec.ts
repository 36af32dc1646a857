import type { Page } from '@playwright/test';
import { readCount, tabTo, untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test, watchForFaults } from '#client/e2e/page-watch.ts';

const address = '/electric-car-leasing?view=map';
const dots = '[data-price-map] svg a';
const said = (page: Page) => page.locator('[data-said] a');

/** The place of the map in the window. */
async function boxOfMap(page: Page) {
  const map = page.getByRole('group', { name: /^Price map/ });
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not drawn');
  return box;
}

test('a mouse points at a deal, and draws a budget that the page then keeps to', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger scrolls the page');
  await page.goto(address);
  await untilHydrated(page);
  const all = await readCount(page);
  await page.locator(dots).first().hover();
  await expect(said(page)).toContainText('a month');

  const { x, y, width, height } = await boxOfMap(page);
  await page.mouse.move(x + width * 0.4, y + height * 0.98);
  await page.mouse.down();
  await page.mouse.move(x + width, y + height * 0.6, { steps: 4 });
  await page.mouse.up();
  await page.waitForURL(/budgetMax=\d+&electricRange=\d+plus/);
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  await expect(page.getByRole('group', { name: /^Price map/ })).toBeVisible();
});

test('keys move from dot to dot and follow one', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no arrow keys');
  await page.goto(address);
  await untilHydrated(page);
  await tabTo(page, dots);
  await expect(said(page)).toHaveCount(1);
  const name = await said(page).textContent();
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).not.toHaveText(name ?? '');
  const next = await page.locator(`${dots}:focus`).getAttribute('href');
  await expect(page.locator(`${dots}[tabindex="0"]`)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.search === next);
});

test('the first touch says which deal a dot is, the second follows it', { tag: '@phone' }, async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'needs a touch screen');
  await page.goto(address);
  await untilHydrated(page);
  const dot = page.locator(dots).first();
  await dot.scrollIntoViewIfNeeded();
  await dot.tap();
  await expect(said(page)).toContainText('a month');
  expect(page.url()).toContain(address);
  const href = await said(page).getAttribute('href');
  await said(page).tap();
  await page.waitForURL((url) => url.pathname + url.search === href);
});

test('without scripts list, map, figure and budget are links and forms', async ({ browser, faults }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await watchForFaults(context, faults);
  const page = await context.newPage();
  await page.goto('/car-leasing?fuel=petrol');
  await page.getByRole('link', { name: 'Price map' }).click();
  await page.getByRole('link', { name: 'Power', exact: true }).click();
  await page.getByLabel('Cost up to, £ a month').fill('300');
  await page.getByRole('button', { name: 'Set budget' }).click();
  expect(new URL(page.url()).search).toBe('?fuel=petrol&view=map&against=power&budgetMin=&budgetMax=300');
  await expect(page.getByText('Your budget: £300')).toBeVisible();
  await page.getByText(/^Show \d+ deals as a table/).click();
  await page.locator('#price-map-table tbody a').first().click();
  await expect(page).toHaveURL(/\/\d{10}\/vehicle/);
  await context.close();
});
