import { countTaps, mostTaps, tabTo, untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

const pounds = /£\d[\d,]*\.\d\d/;

test('from the home page to a priced vehicle with the keyboard only', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await tabTo(page, 'main select[name=miles]');
  await page.keyboard.type('15');
  await tabTo(page, 'main button[type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/car-leasing\?.*miles=15000/);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('main article').first()).toContainText('15,000 miles');

  await tabTo(page, 'main article a');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/vehicle\?.*miles=15000/);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('#price')).toContainText('True monthly cost');
  await expect(page.locator('#price')).toContainText('15,000 miles');
  await expect(page.locator('#price')).toContainText(pounds);
});

test('a seven-seat hybrid under £450 at 12,000 miles a year is found in at most eight taps', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const taps = countTaps(page);
  await page.goto('/');
  await untilHydrated(page);
  for (const [name, value] of Object.entries({ budgetMax: '450', fuel: 'hybrid', miles: '12000' })) {
    await page.locator(`main select[name=${name}]`).selectOption(value);
    taps.add(1);
  }
  await taps.tap(page.getByRole('button', { name: 'Personal cars' }));
  await page.waitForURL(/\/car-leasing\?.*miles=12000/);
  if (isMobile) await taps.tap(page.locator('main summary', { hasText: 'Filter deals' }));
  await taps.tap(page.locator('main form label', { hasText: '7 seats' }));
  await page.waitForURL(/seats=7/);
  if (isMobile) await taps.tap(page.getByRole('link', { name: /^Show \d+ deals?$/ }));

  const card = page.locator('main article').first();
  await expect(card).toBeInViewport();
  await expect(card).toContainText('12,000 miles a year');
  await expect(card).toContainText('Hybrid');
  const cost = await card.locator('p > b').first().textContent();
  expect(Number(cost?.replace('£', ''))).toBeLessThanOrEqual(450);
  expect(taps.count()).toBeLessThanOrEqual(mostTaps);
});

test('the skip link gets the focus first and leads past the header', async ({ page }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('from the home page to a priced vehicle at another profile', async ({ page }) => {
    await page.goto('/');
    await page.locator('main select[name=miles]').selectOption('8000');
    await page.getByRole('button', { name: 'Business cars' }).click();
    await page.waitForURL(/\/business-car-leasing\?.*miles=8000/);
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/vehicle\?.*miles=8000/);
    const form = page.locator('#price form');
    await form.locator('[name=term][value="48"]').check();
    await form.getByRole('button').click();
    await page.waitForURL(/term=48/);
    await expect(page.locator('#price')).toContainText('48 months');
    await expect(page.locator('#price')).toContainText('ex VAT');
    await expect(page.locator('#price')).toContainText(pounds);
  });

  test('deals are filtered and sorted', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto('/car-leasing');
    if (isMobile) await page.getByText('Filter deals').click();
    await page.getByLabel('To £').fill('300');
    await page.getByRole('button', { name: 'Show deals' }).click();
    await page.waitForURL(/budgetMax=300/);
    await page.getByLabel('Sort by').selectOption('monthly');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.waitForURL(/sort=monthly/);
    await expect(page).toHaveURL(/budgetMax=300/);
  });

  test('makes are narrowed by fuel', async ({ page }) => {
    await page.goto('/all-manufacturers');
    const makes = page.locator('main a[href^="/car-leasing/"]');
    const before = await makes.count();
    await page.getByLabel('Electric', { exact: true }).check();
    await page.getByRole('button', { name: 'Show makes' }).click();
    await page.waitForURL(/fuel=electric/);
    await expect(page.getByLabel('Electric', { exact: true })).toBeChecked();
    expect(await makes.count()).toBeLessThan(before);
    expect(await makes.count()).toBeGreaterThan(3);
  });
});
