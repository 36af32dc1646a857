import type { Page } from '@playwright/test';
import { expect, test } from '#client/e2e/account/visitor.ts';
import { runAxe } from '#client/e2e/axe-findings.ts';
import { tabTo, untilHydrated } from '#client/e2e/page-actions.ts';
import { callback } from './contact-journeys.ts';
import { pointerFormHands } from './form-hands.ts';
import { sendComplete, sendTooEarly } from './send-enquiry.ts';

const opener = 'header a[data-contact]';

async function openDialog(page: Page) {
  await untilHydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  await page.locator(opener).click();
  await expect(dialog).toBeVisible();
  return dialog;
}

test('from the header by the contact dialog to a callback request', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/car-leasing');
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\d+$/);
  await expect(dialog.getByText(/^(Open now until|Closed now, opens|Closed today:) ?/)).toBeVisible();
  await dialog.getByRole('link', { name: /Request a callback/ }).click();

  await expect(page.locator('h1')).toHaveText('Request a callback');
  await expect(dialog).toBeHidden();
  const hands = pointerFormHands(page);
  await sendTooEarly(page, callback, hands);
  await sendComplete(page, callback, hands);
});

test('the contact dialog closes by Escape, its button, a click outside and another page, and gives the focus back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/car-leasing');
  const dialog = await openDialog(page);
  expect(await runAxe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator(opener)).toBeFocused();

  await openDialog(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(opener)).toBeFocused();

  await openDialog(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();

  await openDialog(page);
  await dialog.getByRole('link', { name: /Leave a message/ }).click();
  await expect(page.locator('h1')).toHaveText('Leave a message');
  await openDialog(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/car-leasing$/);
  await expect(dialog).toBeHidden();
});

test('the contact dialog can be opened and used by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Phones have none.');
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible();
  await tabTo(page, 'dialog a[href="/leave-a-message"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Leave a message');
  await expect(page.locator('h1')).toBeFocused();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the header links to the contact page, which links to every way to contact us', async ({
    page,
  }) => {
    await page.goto('/car-leasing');
    await page.locator(opener).click();
    await expect(page.locator('h1')).toHaveText('Contact us');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Request a callback' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Leave a message' })).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('when the dialog’s script cannot be fetched, the link to the contact page is followed', async ({
    page,
  }) => {
    await page.route('**/open-contact-*', (route) => route.abort());
    await page.goto('/car-leasing');
    await untilHydrated(page);
    await page.locator(opener).click();
    await expect(page.locator('h1')).toHaveText('Contact us');
  });
});
