import { runAxe } from '#client/e2e/axe-findings.ts';
import {
  expectSameDocument,
  markDocument,
  openField,
  readCount,
  scrollTop,
  untilHydrated,
} from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

type Page = import('@playwright/test').Page;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Filter deals' });
const button = (page: Page) => page.locator('main summary', { hasText: 'Filter deals' });
const badge = (page: Page) => button(page).locator('span').first();

/** Opens a results page and its filters, as on a phone. */
async function openFilters(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function choose(page: Page, value: string): Promise<void> {
  await (await openField(page, `input[name=fuel][value=${value}]`)).check();
  await page.waitForURL((url) => url.searchParams.get('fuel')?.includes(value) === true);
}

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the filters are a column on wide screens');

  test('Back closes the filters in one step, and the chosen filters stay', async ({ page }) => {
    await page.goto('/car-leasing/skoda');
    await openFilters(page, '/car-leasing');
    await markDocument(page);
    await choose(page, 'electric');
    await choose(page, 'hybrid');
    await expect(dialog(page).getByRole('link', { name: /^Show [\d,]+ deals/ })).toBeVisible();
    await page.goBack();

    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/car-leasing?fuel=hybrid,electric');
    await expect(badge(page)).toHaveText('2 on');
    await expect(page.locator('input[name=fuel][value=hybrid]')).toBeChecked();
    await expect(button(page)).toBeFocused();
    await expectSameDocument(page);
    await page.goBack();
    await expect(page).toHaveURL('/car-leasing/skoda');
  });

  test('the dialog holds focus, locks the page behind it and closes by Escape and by its button', async ({
    page,
  }) => {
    await openFilters(page, '/car-leasing');
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await scrollTop(page)).toBe(0);
    const isWithin = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    expect(await isWithin()).toBe(true);
    expect(await runAxe(page)).toEqual([]);
    // Shift+Tab from the first control goes through the browser's own controls to the last; Tab goes back to the first.
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      const isElsewhere = () => document.activeElement?.matches('body, dialog, dialog *') === false;
      expect(await page.evaluate(isElsewhere)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();

    await button(page).press('Enter');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
      'hidden',
    );
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('on a tablet a press beside the dialog closes it, and in a window that grows wide the filters are a column again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openFilters(page, '/car-leasing');
    await page.touchscreen.tap(60, 500);
    await expect(dialog(page)).toHaveCount(0);
    await button(page).tap();
    await expect(dialog(page)).toBeVisible();
    await choose(page, 'electric');
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/car-leasing?fuel=electric');
    await expect(page.locator('input[name=fuel][value=electric]')).toBeChecked();
    await page.getByLabel('To £').fill('900');
    await page.keyboard.press('Enter');
    await page.waitForURL('/car-leasing?fuel=electric&budgetMax=900');
  });

  test('an amount that is still being typed counts when the dialog closes', async ({ page }) => {
    await openFilters(page, '/car-leasing');
    await dialog(page).getByLabel('To £').fill('300');
    await page.keyboard.press('Escape');
    await page.waitForURL('/car-leasing?budgetMax=300');
    await expect(badge(page)).toHaveText('1 on');
  });

  test('the link to the deals closes the dialog, and one link clears all filters', async ({ page }) => {
    await page.goto('/van-leasing');
    await openFilters(page, '/car-leasing?fuel=electric&budgetMax=500');
    await expect(badge(page)).toHaveText('2 on');
    await dialog(page).getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL('/car-leasing');
    await expect(dialog(page).getByRole('link', { name: /^Show/ })).toBeFocused();
    await choose(page, 'petrol');
    await dialog(page).getByRole('link', { name: /^Show/ }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('main article').first()).toBeInViewport();
    await expect(page).toHaveURL('/car-leasing?fuel=petrol');
    await page.goBack();
    await expect(page).toHaveURL('/van-leasing');
  });
});

test('In stock only is a switch of its own, counts as a filter and keeps the others', async ({
  page,
  isMobile,
}) => {
  await page.goto('/car-leasing?fuel=electric&term=24');
  await untilHydrated(page);
  const all = await readCount(page);
  const stock = page.getByRole('switch', { name: /^In stock only/ });
  const promised = Number(await stock.locator('xpath=../i').textContent());
  await (isMobile ? stock.tap() : stock.click());
  await page.waitForURL(/(?=.*term=24)(?=.*inStock=true)(?=.*fuel=electric)/);
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  expect(await readCount(page)).toBe(promised);
  await expect(stock).toBeChecked();
  if (isMobile) await expect(badge(page)).toHaveText('2 on');
  await stock.press('Space');
  await page.waitForURL((url) => !url.search.includes('inStock'));
  await expect(page).toHaveURL(/(?=.*term=24)(?=.*fuel=electric)/);
});

test('on a wide screen the filters are a column beside the deals', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has the dialog');
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await expect(button(page)).toBeHidden();
  await expect(page.locator('input[name=budgetMax]')).toBeVisible();
  await choose(page, 'electric');
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters unfold in the page and are sent by their button', async ({ page, isMobile }) => {
    await page.goto('/car-leasing');
    if (isMobile) await button(page).click();
    await (await openField(page, 'input[name=fuel][value=electric]')).check();
    await page.getByRole('switch', { name: /^In stock only/ }).check();
    await page.getByRole('button', { name: 'Show deals' }).click();
    await page.waitForURL(/\?(?=.*fuel=electric)(?=.*inStock=true)/);
    if (isMobile) await expect(badge(page)).toHaveText('2 on');
  });
});
