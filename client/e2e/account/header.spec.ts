import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { customers, enterAs, expect, test } from './visitor.ts';

const summary = '**/api/account/summary';

const kinds = [
  { name: 'nobody', label: 'Login', badge: '' },
  { name: 'personal', label: 'My Account', badge: 'PC' },
  { name: 'business', label: 'My Account', badge: '' },
  { name: 'lender', label: 'My Account', badge: 'LC' },
] as const;

for (const width of [390, 1440]) {
  for (const { name, label, badge } of kinds) {
    test(`the header knows ${name} without moving anything at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      if (name !== 'nobody') await enterAs(page, customers[name]);
      const release = await holdSummary(page);
      await recordShifts(page);
      await page.goto('/');
      const link = accountLink(page);
      await expect(link).toBeVisible();
      const before = await settle(page);
      release();
      await expect(link).toHaveAccessibleName(new RegExp(label));
      await expect(
        link
          .locator('svg')
          .or(link.getByText(badge || label))
          .first(),
      ).toBeAttached();
      if (badge) await expect(link).toContainText(badge);
      else await expect(link.locator('svg')).toHaveCount(1);
      expect(await headerBoxes(page)).toEqual(before);
      expect(await page.evaluate(() => (window as unknown as ShiftWindow).shifts)).toEqual([]);
    });
  }
}

test('a visitor who presses the account link before the browser knows who is signed in comes to login', async ({
  page,
}) => {
  const release = await holdSummary(page);
  await page.goto('/');
  await untilHydrated(page);
  await accountLink(page).click();
  await expect(page).toHaveURL('/account/login?next=%2Faccount');
  release();
});

test('the header mentions the app to customers of the lender', async ({ page }) => {
  await enterAs(page, customers.lender);
  await page.goto('/');
  const summary = page.locator('header summary', { hasText: 'My Account' });
  await summary.click();
  await page.locator('header').getByRole('link', { name: 'About the app' }).click();
  await expect(page).toHaveURL('/account/app');
  await expect(page.locator('header details[open]')).toHaveCount(0);
});

test('lender-customer account dropdown toggles open or closed, and closes on Escape, outside and once left', async ({
  page,
}) => {
  await enterAs(page, customers.lender);
  await page.goto('/');
  const summary = page.locator('header summary', { hasText: 'My Account' });
  const open = page.locator('header details[open]');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(open.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(summary).toBeFocused();

  await summary.click();
  await page.mouse.click(20, 880);
  await expect(open).toHaveCount(0);
  await summary.click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(open).toHaveCount(0);
});

test('public pages are the same for signed-in and signed-out visitors', async ({ page, request }) => {
  await enterAs(page, customers.personal);
  for (const path of ['/', '/car-leasing', '/business-car-leasing', '/all-manufacturers']) {
    const [known, unknown] = await Promise.all([page.request.get(path), request.get(path)]);
    expect(await known.text()).toBe(await unknown.text());
    expect(known.headers()['set-cookie']).toBeUndefined();
  }
});

/** The header's account link, or the menu that customers of the lender have instead. */
function accountLink(page: Page): Locator {
  return page
    .locator('header a[href="/account"], header a[href="/account/login"], header summary')
    .filter({ hasText: /Account|Login/ })
    .filter({ visible: true })
    .first();
}

/** Holds the answer back until the test releases it. */
async function holdSummary(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(summary, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Where everything in the header that can be pressed stands, in document order. */
async function headerBoxes(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header a, header summary, header button')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
  );
}

/** The positions of everything once the fonts are loaded; layout shifts are recorded from then on. */
async function settle(page: Page): Promise<unknown> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    (window as unknown as ShiftWindow).shifts = [];
  });
  return headerBoxes(page);
}

interface ShiftWindow {
  shifts: string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as ShiftWindow;
    kept.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly LayoutShift[]) {
        // Replaced text is reported as a layout shift even when its position does not change.
        const moved = entry.sources.filter(
          (source) => JSON.stringify(source.previousRect) !== JSON.stringify(source.currentRect),
        );
        kept.shifts.push(...moved.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
