import { holdRequests } from '#client/e2e/held-requests.ts';
import {
  closeFilters,
  expectSameDocument,
  markDocument,
  openField,
  readCount,
  scrollTop,
  untilHydrated,
} from '#client/e2e/page-actions.ts';
import { expect, test, watchForFaults } from '#client/e2e/page-watch.ts';

const electric = 'input[name=fuel][value=electric]';

test('filters narrow the list in place and are announced, and the address opens the same list in another browser', {
  tag: '@phone',
}, async ({ page, browser, faults }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await markDocument(page);
  const all = await readCount(page);
  await (await openField(page, electric)).check();
  await page.waitForURL(/fuel=electric/);
  await closeFilters(page);
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  await expectSameDocument(page);

  const elsewhere = await browser.newContext();
  await watchForFaults(elsewhere, faults);
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  expect(await readCount(other)).toBe(await readCount(page));
  const names = 'main article h2';
  expect(await other.locator(names).allTextContents()).toEqual(await page.locator(names).allTextContents());
  await elsewhere.close();
});

test('a changed field keeps focus and the page keeps its place', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  const box = await openField(page, 'input[name=transmission][value=automatic]');
  await box.focus();
  const before = await scrollTop(page);
  await page.keyboard.press('Space');
  await page.waitForURL(/transmission=automatic/);
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  expect(await scrollTop(page)).toBe(before);

  // The group stays unfolded around the box that was just cleared.
  await page.keyboard.press('Space');
  await page.waitForURL((url) => !url.search.includes('transmission'));
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
  await expect(box).toBeVisible();
});

test('a budget typed the wrong way round is turned, in the fields too', async ({ page }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await (await openField(page, 'input[name=budgetMin]')).fill('400');
  await page.locator('input[name=budgetMax]').fill('300');
  await page.keyboard.press('Enter');
  await page.waitForURL(/budgetMin=400&budgetMax=300/);
  await expect(page.locator('input[name=budgetMax]')).toHaveValue('400');
  await expect(page.locator('input[name=budgetMin]')).toHaveValue('300');
  await closeFilters(page);
  await expect(page.locator('#deals')).toContainText('so we swapped them');
  expect(await readCount(page)).toBeGreaterThan(0);
});

test('chips remove one filter, or all of them', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/car-leasing?fuel=electric,hybrid&budgetMax=500');
  await untilHydrated(page);
  await page.getByRole('link', { name: /Remove.*Electric/ }).click();
  await page.waitForURL((url) => url.searchParams.get('fuel') === 'hybrid');
  await expect(await openField(page, electric)).not.toBeChecked();
  await expect(page.locator('input[name=fuel][value=hybrid]')).toBeChecked();
  await closeFilters(page);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await page.waitForURL((url) => url.search === '');
  await expect(page.getByRole('list', { name: 'Filters that are on' })).toHaveCount(0);
  await expect(page.locator('input[name=budgetMax]')).toHaveValue('');
});

test('deals are listed in the chosen order', async ({ page }) => {
  await page.goto('/car-leasing?sort=monthly');
  await untilHydrated(page);
  const cheapest = await readMonthlyRentals(page);
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));
  await page.getByLabel('Sort by').selectOption('electric-range');
  await page.waitForURL(/sort=electric-range/);
  await expect.poll(() => readMonthlyRentals(page)).not.toEqual(cheapest);
  const ranges = await page.locator('main article').allTextContents();
  const miles = ranges.map((text) =>
    Number(/([\d,]+)(?:\smiles\selectric|-mile\srange)/.exec(text)?.[1]?.replace(',', '')),
  );
  expect(miles.every((each) => each > 0)).toBe(true);
  expect(miles).toEqual(miles.toSorted((a, b) => b - a));
});

test('the next page of a list starts at the top and keeps the filters', async ({ page }) => {
  await page.goto('/car-leasing?fuel=petrol');
  await untilHydrated(page);
  const first = await page.locator('main article h2').allTextContents();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/fuel=petrol&page=2/);
  await expect(page.locator('main article h2').first()).not.toHaveText(first[0] ?? '');
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  const second = await page
    .locator('main article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goBack();
  await expect(page.locator('main article h2').first()).toHaveText(first[0] ?? '');
  const again = await page
    .locator('main article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(again.filter((href) => second.includes(href))).toEqual([]);
});

test('a crew van of 1,000 kg in stock: the page says what is the most, shows what comes nearest and keeps the filters', async ({
  page,
}) => {
  await page.goto('/van-leasing/body-type/crew-van?payload=1000plus&inStock=true');
  await untilHydrated(page);
  await expect(page.locator('#deals')).toContainText('most here is 990 kg');
  await expect(page.locator('main article')).toHaveCount(3);
  const asked = await openField(page, 'input[name=payload][value="1000plus"]');
  await expect(asked).toBeChecked();
  await expect(asked.locator('xpath=..')).toContainText('0most here is 990 kg');
  await expect(page.locator('main form input[name=payload][value="1400plus"]')).toBeDisabled();

  // Once given up it cannot be asked for again, so its group takes the focus.
  await asked.focus();
  await page.keyboard.press('Space');
  await page.waitForURL((url) => !url.search.includes('payload'));
  await expect(asked).toBeDisabled();
  await expect(page.locator('summary:focus')).toContainText('Payload');
});

test('the makes that are not likeliest are behind one press, and a choice among them moves nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  const box = await openField(page, 'input[name=make][value=alpine]');
  await box.focus();
  const before = (await box.boundingBox())?.y;
  await page.keyboard.press('Space');
  await page.waitForURL(/make=alpine/);
  // The badge comes with the new data, with which the boxes are drawn anew.
  await expect(page.locator('summary', { hasText: '1 chosen' })).toBeVisible();
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  expect((await box.boundingBox())?.y).toBe(before);
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll('main form fieldset')].filter(
          (list) => list.scrollHeight > list.clientHeight + 1,
        ).length,
    ),
  ).toBe(0);
});

test('keyboards skip the filters, and the button or the rail stays in sight', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  const skip = page.getByRole('link', { name: 'Skip to deals' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#deals')).toBeFocused();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(2000);
  const stays = isMobile
    ? page.locator('main summary', { hasText: 'Filter deals' })
    : page.locator('main form details summary', { hasText: 'Deal type' });
  await expect(stays).toBeInViewport();
  if (isMobile) return;

  // Backwards through the whole rail, whose upper part is above the screen by then.
  await stays.focus();
  const focused = page.locator(':focus');
  for (
    let presses = 0;
    presses < 60 && !(await skip.evaluate((link) => link === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toBeInViewport();
  }
  await expect(skip).toBeFocused();
});

test('where nothing matches, the page offers filters to remove', async ({ page }) => {
  await page.goto('/car-leasing?fuel=electric&budgetMax=60');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'No exact matches' })).toBeVisible();
  await expect(page.locator('#deals')).toContainText('cheapest here is £');
  await expect(page.locator('main article')).toHaveCount(3);
  await page.getByRole('link', { name: /^Without “.*60/ }).click();
  await page.waitForURL((url) => !url.search.includes('budgetMax'));
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page).toHaveURL(/fuel=electric/);
});

test('a vehicle’s page leads back to the visitor’s own list', async ({ page }) => {
  await page.goto('/car-leasing?fuel=electric&seats=7');
  await untilHydrated(page);
  const total = await readCount(page);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/vehicle/);
  const back = page.getByRole('link', { name: `Back to your ${total} deals` });
  await expect(back).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await back.click();
  await page.waitForURL(/car-leasing\?seats=7&fuel=electric$/);
  await expect.poll(() => readCount(page)).toBe(total);
});

test('a sign shows that results are loading, and goes when they are there', async ({ page }) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  const box = await openField(page, electric);
  const isLoading = page.locator('html[data-loading]');
  const held = await holdRequests(page, '**/page-data/car-leasing*');
  await box.check();
  await expect(isLoading).toHaveCount(1);
  await expect(page.locator('#announcer')).toHaveText('Loading…');
  await expect(page.locator('#deals')).toHaveCSS('opacity', '0.5');
  held.release();
  await page.waitForURL(/fuel=electric/);
  await expect(isLoading).toHaveCount(0);
  await expect(page.locator('#deals')).toHaveCSS('opacity', '1');
  await expect(page.locator('#announcer')).toHaveText('');
});

test('an impossible value falls back to the default and the page says so', async ({ page }) => {
  await page.goto('/car-leasing?term=7&sort=nonsense');
  await expect(page.locator('main')).toContainText('36 months');
  await expect(page.locator('#deals')).toContainText(/7/);
});

test('makes are narrowed by fuel in place', async ({ page }) => {
  await page.goto('/all-manufacturers');
  await untilHydrated(page);
  await markDocument(page);
  const makes = page.locator('main a[href^="/car-leasing/"]');
  const before = await makes.count();
  const box = page.getByLabel('Electric', { exact: true });
  await box.check();
  await page.waitForURL(/fuel=electric/);
  await expect(box).toBeFocused();
  await expect.poll(() => makes.count()).toBeLessThan(before);
  await expectSameDocument(page);
  await page.goBack();
  await expect.poll(() => makes.count()).toBe(before);
  await expect(box).not.toBeChecked();
});

async function readMonthlyRentals(page: import('@playwright/test').Page): Promise<number[]> {
  const plans = await page.locator('main article').getByText('payments of').allTextContents();
  return plans.map((text) => Number(/payments of\s£([\d,.]*\d)/.exec(text)?.[1]?.replaceAll(',', '')));
}
