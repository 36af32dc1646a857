import type { Locator } from '@playwright/test';
import { holdRequests } from '#client/e2e/held-requests.ts';
import {
  expectSameDocument,
  markDocument,
  openField,
  tabTo,
  untilHydrated,
} from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

const tray = '#compare-tray';
const boxes = 'main article input[name=deals]';

test('ticked deals fill the tray, stay ticked on other pages, and are compared; a fifth is refused in words', {
  tag: '@phone',
}, async ({ page, hasTouch }) => {
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  await page.goto('/car-leasing?term=24');
  await untilHydrated(page);
  await markDocument(page);
  for (const place of [0, 1, 2, 3]) {
    await press(page.locator(boxes).nth(place));
    await expect(page.locator(`${tray} li`)).toHaveCount(place + 1);
  }
  await press(page.locator(boxes).nth(4));
  await expect(page.locator(tray)).toContainText('You can compare 4 deals at a time. Remove one first.');
  await expect(page.locator(boxes).nth(4)).not.toBeChecked();

  await press(page.locator(`${tray} button`).first());
  await expect(page.locator(boxes).nth(0)).not.toBeChecked();
  await press(page.locator('main article h2 a').nth(1));
  await page.waitForURL(/\/vehicle\?term=24/);
  await expect(page.locator('#price input[name=deals]')).toBeChecked();
  await press(page.getByRole('link', { name: 'Compare 3 deals' }));
  await page.waitForURL(/\/compare-deals\?deals=\d{10},\d{10},\d{10}&term=24/);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.locator(`${tray} li`)).toHaveCount(0);
  await expectSameDocument(page);
});

test('on a phone a comparison of three says that there are more, and the edge of the third shows', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows show every column');
  await page.goto('/compare-deals');
  await page.locator('main a[href^="/compare-deals?deals="]').first().tap();
  await page.waitForURL(/deals=/);
  await expect(page.getByText('2 of 3 at a time')).toBeVisible();
  const third = await page.getByRole('columnheader').nth(2).boundingBox();
  expect(third?.x).toBeGreaterThan(320);
  expect(third?.x).toBeLessThan(375);
});

test('a box ticked before the scripts are here is in the tray once they are', async ({ page }) => {
  const held = await holdRequests(page, '**/assets/after-start-*.js');
  await page.goto('/car-leasing', { waitUntil: 'commit' });
  await page.locator(boxes).first().check();
  held.release();
  await expect(page.locator(`${tray} li`)).toHaveCount(1);
  await expect(page.locator(boxes).first()).toBeChecked();
});

test('a comparison is changed by the keyboard alone, and the tray follows it', async ({ page }) => {
  await page.goto('/compare-deals');
  await untilHydrated(page);
  await tabTo(page, 'a[href^="/compare-deals?deals="]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/deals=/);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(3);
  await markDocument(page);

  await tabTo(page, '[href*="only=differences"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/only=differences/);
  await expect(page.getByRole('rowheader', { name: /Same/ })).not.toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'Fuel' })).toHaveCount(0);
  await page
    .locator('thead')
    .getByRole('link', { name: /^Remove/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(columns).toHaveCount(2);
  const make = page.getByLabel('Make', { exact: true });
  await make.focus();
  await make.selectOption('kia');
  await page.waitForURL(/make=kia/);
  await expect(make).toBeFocused();
  await tabTo(page, '#add li a');
  await page.keyboard.press('Enter');
  await expect(columns).toHaveCount(3);
  await expect(columns.last()).toContainText('Kia');
  await expectSameDocument(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ticked deals are compared by the page’s own form, at the page’s lease, and the lease can be changed', async ({
    page,
  }) => {
    await page.goto('/van-leasing?miles=20000');
    const compare = page.getByRole('button', { name: 'Compare ticked deals' });
    await expect(compare).toBeHidden();
    await page.locator(boxes).nth(0).check();
    await page.locator(boxes).nth(1).check();
    await compare.click();
    await page.waitForURL(/\/compare-deals\?.*miles=20000/);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByRole('row', { name: /^Mileage/ })).toContainText('20,000 miles a year');
    await (await openField(page, 'select[name=term]')).selectOption('48');
    await page.getByRole('button', { name: 'Update prices' }).click();
    await page.waitForURL(/term=48/);
    await expect(page.getByRole('row', { name: /^Term/ })).toContainText('48 months');
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});
