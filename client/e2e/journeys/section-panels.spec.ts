import { colourRules, runAxe } from '#client/e2e/axe-findings.ts';
import { openPage, openPanel, sectionButton } from '#client/e2e/header-actions.ts';
import { tabTo } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.skip(({ isMobile }) => isMobile === true, 'phones have the mobile menu in their place');

test('every section opens to its deepest link with the keyboard only, and Escape leads back', async ({
  page,
}) => {
  await openPage(page, '/');
  await tabTo(page, 'header [data-opens="deals"]');
  const buttons = page.locator('header [data-for="car"] [data-opens]');
  for (const button of await buttons.all()) {
    await expect(button).toBeFocused();
    // The menus are fetched once the focus is near; a key pressed before they arrive does nothing.
    await expect(async () => {
      if (await button.evaluate((element) => element === document.activeElement))
        await page.keyboard.press('ArrowDown');
      await expect(openPanel(page).locator('a').first()).toBeFocused({ timeout: 2000 });
    }).toPass();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('End');
    await expect(openPanel(page).locator('a').last()).toBeFocused();
    await expect(openPanel(page).locator('a').last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(openPanel(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Home');
  await expect(buttons.first()).toBeFocused();
});

test('Space and Enter open a panel, Tab goes through it and beyond, and a panel closes when the focus leaves it', async ({
  page,
}) => {
  await openPage(page, '/');
  await sectionButton(page, 'deals').focus();
  await page.keyboard.press('Space');
  await expect(openPanel(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(openPanel(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  const links = openPanel(page).locator('a');
  await expect(links.first()).toBeVisible();
  const count = await links.count();
  for (let place = 0; place < count; place += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(place)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(sectionButton(page, 'makes')).toBeFocused();
  await expect(openPanel(page)).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(sectionButton(page, 'makes')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/car-leasing\/[^/]+$/);
  await expect(page.locator('h1')).toBeFocused();
  await expect(openPanel(page)).toHaveCount(0);
});

test('one panel is open at a time, over the page without moving it, and a click outside closes it', async ({
  page,
}) => {
  await openPage(page, '/car-leasing');
  const place = await page.locator('h1').boundingBox();
  await sectionButton(page, 'makes').hover();
  await expect(openPanel(page)).toHaveCount(0);
  await sectionButton(page, 'makes').click();
  await expect(openPanel(page).getByText('Popular manufacturers')).toBeVisible();
  await sectionButton(page, 'body-types').click();
  await expect(openPanel(page).getByText('Popular types')).toBeVisible();
  await expect(openPanel(page)).toHaveCount(1);
  await expect(sectionButton(page, 'makes')).toHaveAttribute('aria-expanded', 'false');
  expect(await page.locator('h1').boundingBox()).toEqual(place);
  await page.mouse.click(700, 880);
  await expect(openPanel(page)).toHaveCount(0);
  await sectionButton(page, 'deals').click();
  await openPanel(page).getByRole('link', { name: 'Electric cars' }).click();
  await page.waitForURL('/electric-car-leasing');
  await expect(openPanel(page)).toHaveCount(0);
});

test('the menu switches to van items on van pages', async ({ page }) => {
  await openPage(page, '/car-leasing');
  const tabs = page.locator('header nav[aria-label="Cars or vans"]');
  await expect(tabs.getByRole('link', { name: 'Cars' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Vans' }).click();
  await page.waitForURL('/van-leasing');
  await expect(tabs.getByRole('link', { name: 'Vans' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.locator('[aria-current]')).toHaveCount(1);
  await expect(sectionButton(page, 'makes')).toBeHidden();
  await sectionButton(page, 'van-makes').click();
  await expect(openPanel(page)).toBeVisible();
  const addresses = await openPanel(page)
    .locator('ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => !address?.startsWith('/van-leasing/'))).toEqual([]);
});

test("a 'View all manufacturers' link stores the deal type choice in a cookie named toggleDealType", async ({
  page,
  context,
}) => {
  await openPage(page, '/business-car-leasing');
  await sectionButton(page, 'makes').click();
  await expect(openPanel(page).locator('a').first()).toHaveAttribute('href', /^\/business-car-leasing\//);
  await openPanel(page).getByRole('link', { name: 'View all manufacturers' }).click();
  await page.waitForURL('/all-manufacturers?dealType=business');
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'toggleDealType');
  await expect.poll(stored).toMatchObject({ value: 'business', path: '/', sameSite: 'Lax' });

  await openPage(page, '/');
  await sectionButton(page, 'makes').click();
  await expect(openPanel(page).locator('a').first()).toHaveAttribute('href', /^\/business-car-leasing\//);
});

test('popular types menu shows body types with images, or icons when the query icons=true', async ({
  page,
}) => {
  for (const [path, shown] of [
    ['/car-leasing', 'img'],
    ['/car-leasing?icons=true', 'svg'],
  ] as const) {
    await openPage(page, path);
    await sectionButton(page, 'body-types').click();
    const types = openPanel(page).locator('li a');
    await expect(types.first()).toBeVisible();
    expect(await types.locator(shown).count()).toBe(await types.count());
  }
});

test('axe finds nothing in the open panels, light, dark and in forced colours', async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/contact');
  for (const section of ['makes', 'body-types', 'help']) {
    await sectionButton(page, section).click();
    await expect(sectionButton(page, section)).toHaveAttribute('aria-expanded', 'true');
    expect({ section, found: await runAxe(page) }).toEqual({ section, found: [] });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect({ section, dark: await runAxe(page, { rules: colourRules }) }).toEqual({ section, dark: [] });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await runAxe(page, { without: colourRules })).toEqual([]);
});

test.describe('when the menu cannot be fetched', () => {
  test.use({ expectedFaults: /503/ });

  test('the button follows its link', async ({ page }) => {
    await page.route('**/page-data/menu*', (route) => route.fulfill({ status: 503, body: '' }));
    await openPage(page, '/car-leasing');
    await sectionButton(page, 'makes').click();
    await page.waitForURL('/menu#makes');
    await expect(page.locator('#makes')).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a section is a link to its place on the page of links', async ({ page }) => {
    await page.goto('/car-leasing');
    await sectionButton(page, 'deals').click();
    await page.waitForURL('/menu#deals');
    await page.locator('main').getByRole('link', { name: 'Hybrid cars' }).first().click();
    await page.waitForURL('/hybrid-car-leasing');
  });
});
