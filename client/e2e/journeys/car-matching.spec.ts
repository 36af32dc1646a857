import { untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test('the list follows each answer, the questions stay open while they are answered, and the address keeps them', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/car-matching-tool');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'For example' })).toBeVisible();
  // On phones the questions are folded below what the page is about, and three matches stand first.
  if (isMobile) await page.locator('main form summary').tap();
  await expect(page.locator('main article:visible')).toHaveCount(3);
  const budget = page.getByLabel('Budget a month, £');

  await page.getByRole('radio', { name: '6 or 7' }).check();
  await page.waitForURL(/\?seats=7$/);
  await expect(page.getByRole('heading', { name: 'Your matches' })).toBeVisible();
  await budget.fill('400');
  await budget.press('Tab');
  await page.waitForURL(/\?seats=7&budget=400$/);
  await expect(page.getByText('Number 1', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Traded off: £\d+ over your budget/).first()).toBeVisible();

  const names = await page.locator('main article').getByRole('heading').allTextContents();
  await page.reload();
  expect(await page.locator('main article').getByRole('heading').allTextContents()).toEqual(names);
  await expect(budget).toBeVisible({ visible: !isMobile });
});
