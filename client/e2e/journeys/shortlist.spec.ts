import type { Locator, Page } from '@playwright/test';
import { colourRules, runAxe, sidewaysOverflow } from '#client/e2e/axe-findings.ts';
import { tabTo, untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

const hearts = 'main article button[name=save]';
const count = '[data-shortlist] b';

test('a heart keeps a deal without an account, is marked on every page, and lets go of it again', {
  tag: '@phone',
}, async ({ page, hasTouch }) => {
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  await page.goto('/car-leasing?term=24');
  await untilHydrated(page);
  await press(page.locator(hearts).nth(0));
  await press(page.locator(hearts).nth(1));
  await expect(page.locator(count)).toHaveText('2');
  await page.reload();
  await expect(page.locator(`${hearts}[aria-pressed=true]`)).toHaveCount(2);

  await press(page.getByRole('link', { name: 'Saved deals' }));
  await expect(page).toHaveURL('/shortlist');
  await expect(page.locator('main article')).toHaveCount(2);
  await expect(page.locator('main article').first()).toContainText('The same price as when you saved it');
  await expectWhole(page);
  await press(page.getByRole('button', { name: /^Remove/ }).first());
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page.locator(count)).toHaveText('1');
  await page.goBack();
  await press(page.locator(`${hearts}[aria-pressed=true]`));
  await expect(page.locator(count)).toHaveText('');
});

test('the keyboard saves a deal and compares what is on the shortlist', async ({ page }) => {
  await page.goto('/van-leasing');
  await untilHydrated(page);
  for (const place of [0, 1]) {
    await page.locator(hearts).nth(place).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(count)).toHaveText(String(place + 1));
  }
  await page.goto('/shortlist');
  await untilHydrated(page);
  for (const place of [0, 1]) {
    await page.locator('main input[name=deals]').nth(place).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('#compare-tray li')).toHaveCount(place + 1);
  }
  await tabTo(page, '#compare-tray a');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/compare-deals\?deals=\d{10},\d{10}$/);
});

/** Checks what `every-page/` checks of other pages, which have no cookie. */
async function expectWhole(page: Page): Promise<void> {
  expect(await runAxe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await runAxe(page, { rules: colourRules })).toEqual([]);
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...size, width: 320 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize(size);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart leads to the shortlist with the deal in it, and back', async ({ page }) => {
    await page.goto('/business-car-leasing?term=48');
    await page.locator(hearts).nth(2).click();
    await expect(page.locator('main article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Back to the page you were on' }).click();
    await expect(page).toHaveURL('/business-car-leasing?term=48');
    await page.goto('/shortlist');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('No saved deals yet')).toBeVisible();
  });
});
