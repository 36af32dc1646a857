import type { Page } from '@playwright/test';
import { findPage } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';
import { openNotice } from './open-notice.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const filtered = '/car-leasing?fuel=electric,hybrid&budgetMax=400&transmission=automatic';
const pages = [
  'home',
  'personal deals',
  'business deals',
  'van deals',
  'body type',
  'make',
  'range',
  'electric cars',
  'insured cars',
  'car',
  'van',
];
const screens = [
  { name: 'a phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { name: 'a desktop', use: { viewport: { width: 1440, height: 900 } } },
];

for (const { name, use } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('the first whole price is in sight above the cookie notice, also with filters on', async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000);
      const paths = await Promise.all(pages.map((each) => findPage(request, each)));
      for (const path of [...paths, filtered]) {
        await page.goto(path);
        await openNotice(page);
        const { price, notice } = await readBoxes(page);
        expect(price.top, path).toBeGreaterThan(0);
        expect(price.bottom, path).toBeLessThanOrEqual(notice.top);
      }
    });

    test('the way to a quote stays in sight on the page of a vehicle', async ({ page, request }) => {
      await page.goto(await findPage(request, 'car'));
      await openNotice(page);
      for (const place of [0, 1200, 2400]) {
        await page.evaluate((top) => window.scrollTo(0, top), place);
        const quotes = page.getByRole('link', { name: 'Get this quote' });
        await expect(quotes.last()).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use(screens[0]?.use ?? {});

  test('no card is higher than 440 px, and the cookie notice and the compare tray take an eighth together', async ({
    page,
  }) => {
    for (const path of [
      '/car-leasing',
      '/van-leasing?show=versions',
      '/car-leasing-with-insurance',
      '/car-leasing/special-offers',
    ]) {
      await page.goto(path);
      const heights = await page
        .locator('main article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(0);
      expect(Math.max(...heights), path).toBeLessThanOrEqual(440);
    }
    await page.locator('main article input[name=deals]').first().check();
    await openNotice(page);
    await expect(page.locator('#compare-tray section')).toBeVisible();
    const { notice, tray } = await readBoxes(page);
    expect(notice.bottom).toBeCloseTo(844, 0);
    expect(tray.bottom).toBeCloseTo(notice.top, 0);
    expect(notice.bottom - tray.top).toBeLessThanOrEqual(844 / 8);
  });
});

/** Where the first price block and the cookie notice are on the screen. */
function readBoxes(page: Page) {
  return page.evaluate(() => {
    const boxOf = (element: Element | null | undefined) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return { top, bottom };
    };
    return {
      price: boxOf(
        [...document.querySelectorAll('main p')].find((each) =>
          each.textContent.includes('true monthly cost'),
        )?.parentElement,
      ),
      notice: boxOf(document.getElementById('cookie-notice')),
      tray: boxOf(document.getElementById('compare-tray')),
    };
  });
}
