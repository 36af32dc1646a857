import type { Page } from '@playwright/test';
import { runAxe } from '#client/e2e/axe-findings.ts';
import { expectSameDocument, markDocument, untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

const answers = '**/api/search?**';

/**
 * Waits for the scripts that start after the page; all have started once the header knows that the visitor is signed
 * out.
 */
async function untilStarted(page: Page): Promise<void> {
  await expect(page.locator('#account-link')).toContainText('Login');
}

/** Opens a page and goes to the header's field: on a phone by the icon. */
async function openSearch(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
  await untilStarted(page);
  const field = page.locator('#header-search-field');
  const icon = page.locator('[data-search-open]');
  if (await icon.isVisible()) await icon.click();
  else await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  await expect(field).toBeFocused();
  return { field, list: page.getByRole('listbox'), status: page.locator('#header-search [role=status]') };
}

test('the search works by keyboard alone, from the field to a vehicle', async ({ page }) => {
  const { field, list, status } = await openSearch(page, '/contact');
  await markDocument(page);
  await page.keyboard.type('golff');
  await expect(list.getByRole('option').first()).toContainText('Volkswagen Golf Car Leasing');
  await expect(status).toHaveText('8 results');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = list.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expect(second).toContainText(/£[\d,.]+true monthly cost inc VAT£[\d,.]+ a month/);
  await expect(field).toHaveValue('golff');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/\d{10}\/vehicle$/);
  await expect(page.locator('h1')).toContainText('Golf');
  await expect(page.locator('h1')).toBeFocused();
  await expect(list).toBeHidden();
  await expectSameDocument(page);
});

test('Enter without an option sends the form to the search page, with the product of the page', async ({
  page,
}) => {
  await openSearch(page, '/van-leasing');
  await page.keyboard.type('transit');
  await expect(page.getByRole('option').first()).toContainText('Ford Transit');
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?q=transit&product=contract-hire');
  await expect(page.locator('h1')).toHaveText('Search: transit');
  await expect(page.locator('main ol li').first()).toContainText('Transit');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('a sentence is answered first, by one option with what was understood, and by keyboard leads to its deals', async ({
  page,
}) => {
  const { list, status } = await openSearch(page, '/contact');
  await page.keyboard.type('7 seat hybrid under 900 with wings');
  const first = list.getByRole('option').first();
  await expect(first).toContainText(/7 seats · hybrid · up to £900 true cost: \d+ deals?/);
  await expect(first).toContainText('We didn’t use: wings');
  await expect(status).toContainText('7 seats · hybrid');
  expect(await runAxe(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('/car-leasing?seats=7&fuel=hybrid&budgetMax=900');
});

test('Escape closes the list, then clears the field', async ({ page }) => {
  const { field, list } = await openSearch(page, '/contact');
  await page.keyboard.type('golf');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('golf');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});

test('one typed character sends no search, the second does', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) asked.push(request.url());
  });
  const { list } = await openSearch(page, '/contact');
  await page.keyboard.type('o');
  // Longer than the pause after which a search is sent.
  await page.waitForTimeout(600);
  expect(asked).toEqual([]);
  await expect(list).toBeHidden();
  await page.keyboard.type('c');
  await expect(list.getByRole('option').first()).toContainText('Octavia');
  expect(asked).toHaveLength(1);
});

test("without results it says 'Sorry, no results found' and leads to the other product", async ({ page }) => {
  const { list, status } = await openSearch(page, '/contact');
  await page.keyboard.type('transit');
  await expect(status).toHaveText('Sorry, no results found');
  await expect(page.locator('#header-search p[aria-hidden]')).toBeVisible();
  await list.getByRole('option', { name: 'Search business cars and vans for “transit”' }).click();
  await page.waitForURL('/search?q=transit&product=contract-hire');
  await expect(page.locator('main ol li').first()).toContainText('Transit');
});

test('text typed before the search was hydrated is kept, and so are focus and cursor', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search-island/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await untilHydrated(page);
  const icon = page.locator('[data-search-open]');
  const field = page.locator('#header-search-field');
  await untilStarted(page);
  if (await icon.isVisible()) await icon.click();
  else await field.focus();
  await page.keyboard.type('gof');
  await page.keyboard.press('ArrowLeft');
  release();
  await expect(field).toHaveAttribute('role', 'combobox');
  await page.keyboard.type('l');
  await expect(field).toHaveValue('golf');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toContainText('Volkswagen Golf');
});

test('a slow search is said to be slow, and the last answer wins', async ({ page }) => {
  await page.route(answers, async (route) => {
    if (route.request().url().includes('q=golf&')) await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue().catch(() => undefined);
  });
  const { list, status } = await openSearch(page, '/contact');
  await page.keyboard.type('golf');
  await expect(status).toContainText('Still searching');
  await expect(list.getByRole('option', { name: 'All results for “golf”' })).toBeVisible();
  await page.keyboard.type(' estate');
  await expect(list.getByRole('option').nth(1)).toContainText('Golf Estate');
  await expect(status).toHaveText(/result/);
});

test.describe('a failing search', () => {
  test.use({ expectedFaults: /status of 503/ });

  test('shows a message with a link to the search page, and the header still works', async ({ page }) => {
    await page.route(answers, (route) =>
      route.fulfill({ status: 503, json: { status: 503, message: 'The search is very busy.' } }),
    );
    const { list, status } = await openSearch(page, '/contact');
    await page.keyboard.type('golf');
    await expect(status).toHaveText('Search isn’t working at the moment.');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('/search?q=golf');
    await expect(page.locator('h1')).toHaveText('Search: golf');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence is answered by a link, and each thing it asks for can be removed', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/search?q=7+seat+hybrid+under+900');
    await expect(page.getByRole('link', { name: /^Show \d+ deals? for 7 seats · hybrid/ })).toBeVisible();
    await page.getByRole('link', { name: 'Deals without hybrid' }).click();
    await expect(page).toHaveURL('/car-leasing?seats=7&budgetMax=900');
  });

  test('the search is a form and a page', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) {
      await page.locator('[data-search-open]').click();
      await page.getByLabel('Car, budget or question', { exact: true }).fill('octavia');
      await page.locator('main').getByRole('button', { name: 'Search' }).click();
    } else {
      await page.locator('#header-search-field').fill('octavia');
      await page.locator('#header-search-field').press('Enter');
    }
    await page.waitForURL(/\/search\?q=octavia/);
    await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toContainText('Search: octavia');
    const car = page.locator('main ol li', { hasText: 'Estate' }).first();
    await expect(car).toContainText('true monthly cost');
    await car.getByRole('link').click();
    await expect(page).toHaveURL(/\/\d{10}\/vehicle$/);
  });
});

test('a hit is a link that the middle button opens elsewhere', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'phones have no middle button');
  const { list } = await openSearch(page, '/contact');
  await page.keyboard.type('golf');
  await expect(list.getByRole('option').first()).toContainText('Volkswagen Golf');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    list.getByRole('option').first().click({ button: 'middle' }),
  ]);
  await opened.waitForURL('**/car-leasing/volkswagen/golf');
  await expect(page).toHaveURL('/contact');
  await opened.close();
});

test('on a phone the search field opens across the header and closes again', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on the desktop the field is always there');
  const { field } = await openSearch(page, '/contact');
  const box = await field.boundingBox();
  expect(box?.width).toBeGreaterThan(250);
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(field).toBeHidden();
  await expect(page.locator('[data-search-open]')).toBeFocused();
});

test('the open list passes axe', { tag: '@phone' }, async ({ page }) => {
  const { list } = await openSearch(page, '/contact');
  await page.keyboard.type('golf');
  await expect(list.getByRole('option').nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await runAxe(page)).toEqual([]);
});
