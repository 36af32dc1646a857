import { expect, test } from './page-watch.ts';

const price = /£\d[\d,]*\.\d\d/;

test('from the home page to a priced vehicle with the keyboard only', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'main button[type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/-leasing/);
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('h1')).toBeFocused();
  await tabTo(page, 'main article a');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/vehicle/);
  await expect(page.locator('main')).toContainText('True monthly cost');
  await expect(page.locator('main')).toContainText(price);
});

test('filters narrow in place, chips remove them, and the address opens the same list elsewhere', async ({
  page,
  browser,
}) => {
  await page.goto('/car-leasing');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await chooseFacet(page, 'fuel', 'electric');
  await page.waitForURL(/fuel=electric/);
  const count = await page.getByRole('status').innerText();
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');

  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('status')).toHaveText(count);
  await other.close();

  await page
    .getByRole('link', { name: /Remove.*Electric/i })
    .first()
    .click();
  await page.waitForURL((url) => !url.search.includes('fuel'));
});

test('back and forward keep filters and scroll', async ({ page }) => {
  await page.goto('/car-leasing?fuel=electric');
  const card = page.locator('main article a').nth(9);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await card.click();
  await page.waitForURL(/\/vehicle/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(/fuel=electric/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  await page.goForward();
  await page.waitForURL(/\/vehicle/);
});

test('a profile change on the vehicle page changes address and price without a reload', async ({ page }) => {
  await page.goto('/car-leasing');
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/vehicle/);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const before = await page.locator('main dl').first().innerText();
  await page.locator('main form [name=term]').first().selectOption('24');
  await page.waitForURL(/term=24/);
  await expect.poll(() => page.locator('main dl').first().innerText()).not.toBe(before);
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('from the home page to a priced vehicle, filtered and at another profile', async ({ page }) => {
    await page.goto('/');
    await page.locator('main button[type=submit]').first().click();
    await page.waitForURL(/-leasing/);
    await page.goto('/car-leasing?fuel=electric');
    await expect(page.locator('main article').first()).toBeVisible();
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/vehicle/);
    await page.locator('main form [name=term]').first().selectOption('48');
    await page.locator('main form button[type=submit]').first().click();
    await page.waitForURL(/term=48/);
    await expect(page.locator('main')).toContainText('48 months');
    await expect(page.locator('main')).toContainText(price);
  });
});

type Page = import('@playwright/test').Page;

/** Presses Tab until the focus is on an element that matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

/** Ticks a value of a facet, opening what hides it. */
async function chooseFacet(page: Page, name: string, value: string): Promise<void> {
  const box = page.locator(`input[name=${name}][value=${value}]`).first();
  await page.evaluate(
    ([facet, wanted]) => {
      const input = document.querySelector(`input[name=${facet}][value=${wanted}]`);
      for (let node = input?.parentElement; node; node = node.parentElement) {
        if (node instanceof HTMLDetailsElement) node.open = true;
      }
    },
    [name, value] as const,
  );
  await box.check();
}
