import type { Page } from '@playwright/test';
import { keyboardFormHands, pointerFormHands } from '#client/e2e/enquiries/form-hands.ts';
import { expectSameDocument, markDocument, untilHydrated } from '#client/e2e/page-actions.ts';
import { findVehicle } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.skip(({ isMobile }) => isMobile, 'The same at every width.');

const runningCost = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'What it costs to run' }) });

test('the visitor’s own price of electricity, by keyboard, changes what driving costs and not the lease', async ({
  page,
  request,
}) => {
  await page.goto(await findVehicle(request, '/electric-car-leasing'));
  await untilHydrated(page);
  await markDocument(page);
  const price = await page.locator('#price p').first().textContent();
  const sentence = runningCost(page).getByRole('status');
  const before = (await sentence.textContent()) ?? '';
  const hands = keyboardFormHands(page);
  await hands.type(runningCost(page).locator('[name=home]'), '7.5');
  await page.keyboard.press('Tab');

  await page.waitForURL(/\?home=7\.5/);
  await expect(sentence).not.toHaveText(before);
  await expect(runningCost(page).locator('[name=public]')).toBeFocused();
  await expect(page.locator('#price p').first()).toHaveText(price ?? '');
  await expectSameDocument(page);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a car is offered against a lease, which stays on the page', async ({ page, request }) => {
      await page.goto(await findVehicle(request, '/car-leasing'));
      const cost = await page.locator('#price b').first().textContent();
      const hands = pointerFormHands(page);
      await hands.press(page.getByRole('link', { name: 'Sell your car against this lease' }));
      const lease = page.locator('main section', { hasText: 'Against this lease' });
      await expect(lease).toContainText(cost ?? '');
      await hands.type(page.getByLabel('Registration', { exact: true }), 'AB12 CDE');
      await hands.press(page.getByRole('form', { name: 'Your registration' }).getByRole('button'));

      await expect(page.getByLabel('Registration', { exact: true })).toHaveValue('AB12CDE');
      await expect(lease).toContainText(cost ?? '');
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the visitor’s own price of electricity is sent by a button', async ({ page, request }) => {
    await page.goto(await findVehicle(request, '/electric-car-leasing'));
    const before = (await runningCost(page).getByRole('status').textContent()) ?? '';
    await runningCost(page).locator('[name=home]').fill('7.5');
    await runningCost(page).getByRole('button', { name: 'Use my prices' }).click();

    await page.waitForURL(/[?&]home=7\.5/);
    await expect(runningCost(page).getByRole('status')).not.toHaveText(before);
    await expect(runningCost(page).locator('[name=home]')).toHaveValue('7.5');
  });
});
