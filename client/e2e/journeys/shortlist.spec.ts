import { tabTo, untilFormsAreFollowed } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

const hearts = 'main article button[name=save]';
const count = '[data-shortlist] b';

test('a heart keeps a deal without an account, is marked on every page, and lets go of it again', async ({
  page,
}) => {
  await page.goto('/car-leasing?term=24');
  await untilFormsAreFollowed(page);
  await page.locator(hearts).nth(0).click();
  await page.locator(hearts).nth(1).click();
  await expect(page.locator(count)).toHaveText('2');
  await page.reload();
  await expect(page.locator(`${hearts}[aria-pressed=true]`)).toHaveCount(2);

  await page.getByRole('link', { name: 'Saved deals' }).click();
  await expect(page).toHaveURL('/shortlist');
  await expect(page.locator('main article')).toHaveCount(2);
  await expect(page.locator('main article').first()).toContainText('The same price as when you saved it');
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page.locator(count)).toHaveText('1');
  await page.goBack();
  await page.locator(`${hearts}[aria-pressed=true]`).click();
  await expect(page.locator(count)).toHaveText('');
});

test('the keyboard saves a deal and compares what is on the shortlist', async ({ page }) => {
  await page.goto('/van-leasing');
  await untilFormsAreFollowed(page);
  for (const place of [0, 1]) {
    await page.locator(hearts).nth(place).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(count)).toHaveText(String(place + 1));
  }
  await page.goto('/shortlist');
  await untilFormsAreFollowed(page);
  for (const place of [0, 1]) {
    await page.locator('main input[name=deals]').nth(place).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('#compare-tray li')).toHaveCount(place + 1);
  }
  await tabTo(page, '#compare-tray a');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/compare-deals\?deals=\d{10},\d{10}$/);
});

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
