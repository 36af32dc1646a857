import type { Page } from '@playwright/test';
import { colourRules, runAxe } from '#client/e2e/axe-findings.ts';
import { menuButton, menuItem, mobileMenu, openPage } from '#client/e2e/header-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.skip(({ isMobile }) => isMobile !== true, 'wide windows have the section panels in its place');

test('mobile menu has three levels, main, dropdown, sub, and Back goes sub to dropdown to main', async ({
  page,
}) => {
  await openPage(page, '/car-leasing');
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await menuItem(page, 'Deals').tap();
  await expect(menuItem(page, 'Makes')).toHaveCount(0);
  await menuItem(page, 'By fuel').tap();
  await expect(mobileMenu(page).getByRole('link', { name: 'Hydrogen cars' })).toBeVisible();

  await menuItem(page, 'Back').tap();
  await expect(menuItem(page, 'By fuel')).toHaveAttribute('aria-expanded', 'false');
  await expect(menuItem(page, 'By fuel')).toBeFocused();
  await menuItem(page, 'Back').tap();
  await expect(menuItem(page, 'Deals')).toBeFocused();
  await expect(menuItem(page, 'Makes')).toBeVisible();
  await expect(menuItem(page, 'Back')).toHaveCount(0);
});

test('selecting an already open item closes it', async ({ page }) => {
  await openPage(page, '/car-leasing');
  await menuButton(page).tap();
  await menuItem(page, 'Deals').tap();
  await menuItem(page, 'By fuel').tap();
  await menuItem(page, 'By fuel').tap();
  await expect(mobileMenu(page).getByRole('link')).toHaveCount(0);
  await menuItem(page, 'Deals').tap();
  await expect(menuItem(page, 'Help')).toBeVisible();
  await menuButton(page).tap();
  await expect(mobileMenu(page)).toHaveCount(0);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('body scroll is locked while open, under a header of 100px that stays in sight', async ({ page }) => {
  await openPage(page, '/car-leasing');
  const place = await page.locator('h1').boundingBox();
  expect(await headerBox(page)).toEqual({ top: 0, height: 100 });
  await page.evaluate(() => window.scrollTo(0, 10));
  // Pressed by position, because a locator would scroll to the button first.
  await page.touchscreen.tap(362, 18);
  await expect(mobileMenu(page)).toBeVisible();
  expect(await headerBox(page)).toEqual({ top: 0, height: 100 });
  await page.mouse.move(190, 500);
  await page.mouse.wheel(0, 600);
  await menuItem(page, 'Makes').tap();
  await page.mouse.wheel(0, 2000);
  await expect(mobileMenu(page).getByRole('link', { name: 'View all manufacturers' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(10);
  await page.touchscreen.tap(362, 28);
  await expect(mobileMenu(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(10);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await page.locator('h1').boundingBox()).toEqual(place);
});

test('it closes on outside click, on Escape and on route change', async ({ page }) => {
  await openPage(page, '/car-leasing');
  await menuButton(page).tap();
  await expect(mobileMenu(page)).toBeVisible();
  await page.touchscreen.tap(5, 28);
  await expect(mobileMenu(page)).toHaveCount(0);

  await menuButton(page).tap();
  await menuItem(page, 'Makes').tap();
  await page.keyboard.press('Escape');
  await expect(mobileMenu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();

  await menuButton(page).tap();
  await menuItem(page, 'Deals').tap();
  await menuItem(page, 'By fuel').tap();
  await mobileMenu(page).getByRole('link', { name: 'Hybrid cars' }).tap();
  await page.waitForURL('/hybrid-car-leasing');
  await expect(mobileMenu(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await page.waitForURL('/car-leasing');
});

test('the keyboard reaches the deepest level and never goes behind the menu', async ({ page }) => {
  await openPage(page, '/car-leasing');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuItem(page, 'Deals')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menuItem(page, 'Deals')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(mobileMenu(page).getByRole('link', { name: 'All car deals' })).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
  }
});

test('the menu switches to van items on van pages', async ({ page }) => {
  await openPage(page, '/car-leasing');
  await menuButton(page).tap();
  await expect(menuItem(page, 'Body types')).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Vans' }).tap();
  await page.waitForURL('/van-leasing');
  await expect(mobileMenu(page)).toHaveCount(0);
  await menuButton(page).tap();
  await menuItem(page, 'Van types').tap();
  await expect(mobileMenu(page).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/van-leasing\/body-type\//,
  );
});

test('on a tablet a press beside the drawer closes the menu, and in a window that grows wide it is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, '/car-leasing');
  await menuButton(page).tap();
  await expect(mobileMenu(page)).toBeVisible();
  await page.touchscreen.tap(60, 500);
  await expect(mobileMenu(page)).toHaveCount(0);
  await expect(page).toHaveURL('/car-leasing');

  await menuButton(page).tap();
  await expect(mobileMenu(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(mobileMenu(page)).toHaveCount(0);
  await page.locator('main a').first().focus();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("the platform's own Back goes up a level at a time and out of the menu, not off the page", async ({
  page,
}) => {
  // Stands in for Android's back gesture, which a test cannot make: the event that the browser sends to the page.
  await page.addInitScript(() => {
    const watchers: EventTarget[] = [];
    class Watcher extends EventTarget {
      constructor() {
        super();
        watchers.push(this);
      }
      destroy(): void {
        watchers.splice(watchers.indexOf(this), 1);
      }
    }
    Object.assign(window, { CloseWatcher: Watcher, watchers });
  });
  const goBack = () =>
    page.evaluate(() => {
      const { watchers } = window as unknown as { watchers: EventTarget[] };
      const last = watchers.pop();
      last?.dispatchEvent(new Event('close'));
      return last !== undefined;
    });
  await openPage(page, '/car-leasing');
  expect(await goBack()).toBe(false);
  await menuButton(page).tap();
  await menuItem(page, 'Deals').tap();
  await menuItem(page, 'By fuel').tap();
  await goBack();
  await expect(menuItem(page, 'By fuel')).toHaveAttribute('aria-expanded', 'false');
  await goBack();
  await expect(menuItem(page, 'Makes')).toBeVisible();
  await goBack();
  await expect(mobileMenu(page)).toHaveCount(0);
  expect(await goBack()).toBe(false);
  await expect(page).toHaveURL('/car-leasing');
});

test("'View all manufacturers' and the makes of a fuel store the deal type in the cookie toggleDealType", async ({
  page,
  context,
}) => {
  const readChoice = async () =>
    (await context.cookies()).find(({ name }) => name === 'toggleDealType')?.value;
  for (const [path, link, dealType] of [
    ['/business-car-leasing', 'View all manufacturers', 'business'],
    ['/car-leasing', 'View all manufacturers', 'personal'],
    ['/business-car-leasing', 'Makes with electric cars', 'business'],
  ] as const) {
    await openPage(page, path);
    await menuButton(page).tap();
    await menuItem(page, 'Makes').tap();
    if (link !== 'View all manufacturers') await menuItem(page, 'Makes by fuel').tap();
    await mobileMenu(page).getByRole('link', { name: link }).tap();
    await page.waitForURL(/\/all-manufacturers/);
    expect([path, link, await readChoice()]).toEqual([path, link, dealType]);
    expect(page.url().includes('dealType=business')).toBe(dealType === 'business');
  }
});

test('axe finds nothing on any level, controls are 44 px, and 320 px is wide enough', async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, '/contact');
  await menuButton(page).tap();
  for (const item of ['Makes', 'Back', 'Body types', 'Back', 'Deals', 'By fuel']) {
    await menuItem(page, item).tap();
    if (item === 'Back') continue;
    expect({ item, found: await runAxe(page, { without: pageRules }) }).toEqual({ item, found: [] });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect({ item, dark: await runAxe(page, { rules: colourRules }) }).toEqual({ item, dark: [] });
    await page.emulateMedia({ colorScheme: 'light' });
    expect({ item, small: await page.evaluate(findSmallTargets) }).toEqual({ item, small: [] });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is a page of links', async ({ page }) => {
    await page.goto('/car-leasing');
    await menuButton(page).tap();
    await page.waitForURL('/menu');
    await page.locator('main').getByRole('link', { name: 'Hybrid cars' }).first().tap();
    await page.waitForURL('/hybrid-car-leasing');
  });
});

/** Axe rules about the page behind the menu, which screen readers do not read while the menu is open. */
const pageRules = ['landmark-one-main', 'page-has-heading-one'];

async function headerBox(page: Page): Promise<{ top: number; height: number }> {
  return page.locator('header[data-tab]').evaluate((header) => {
    const { top, height } = header.getBoundingClientRect();
    return { top: Math.round(top), height };
  });
}

/** Runs in the page: controls in the header that are smaller than a thumb needs. */
function findSmallTargets(): string[] {
  return [...document.querySelectorAll('header a, header button')]
    .filter((target) => target.checkVisibility())
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
    .map(({ target, box }) => `${box.width} × ${box.height}: ${target.outerHTML.slice(0, 120)}`);
}
