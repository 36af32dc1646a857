import type { Page, Request } from '@playwright/test';
import { runAxe } from '#client/e2e/axe-findings.ts';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';
import { findNotice, openNotice } from './open-notice.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/** Events that this page sends to be counted, as they go. */
function followEvents(page: Page): unknown[] {
  const events: unknown[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/statistics')) events.push(request.postDataJSON());
  });
  return events;
}

/** Everything that the browser keeps for the site. */
async function readKept(page: Page) {
  const cookies = await page.context().cookies();
  const local = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...local];
}

async function openVehicle(page: Page): Promise<void> {
  await page.goto('/car-leasing');
  const href = await page.locator('main article a').first().getAttribute('href');
  await page.goto(href ?? '');
  await untilHydrated(page);
}

test('before the choice nothing is kept or counted, and the answers look alike', async ({ page }) => {
  const events = followEvents(page);
  await openVehicle(page);
  await openNotice(page);

  expect(await readKept(page)).toEqual([]);
  expect(events).toEqual([]);
  const looks = await findNotice(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, fontWeight, fontSize, borderColor } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return JSON.stringify([color, backgroundColor, fontWeight, fontSize, borderColor, width, height]);
      }),
    );
  expect(looks).toHaveLength(2);
  expect(new Set(looks).size).toBe(1);
});

test('the notice is shown only once the page is used, by a press, a key or scrolling', async ({ page }) => {
  for (const use of [
    () => page.mouse.click(2, 300),
    () => page.keyboard.press('Shift'),
    () => page.mouse.wheel(0, 50),
  ]) {
    await page.goto('/car-leasing');
    await page.waitForFunction(() => 'dataLayer' in window);
    await page.waitForLoadState('networkidle');
    await expect(findNotice(page)).toHaveCount(0);
    await use();
    await expect(findNotice(page)).toBeVisible();
  }
});

test('a visitor who refuses is not counted and not asked again', async ({ page }) => {
  const events = followEvents(page);
  await page.goto('/');
  await (await openNotice(page)).getByRole('button', { name: 'Refuse statistics' }).click();
  await expect(findNotice(page)).toHaveCount(0);
  await expect.poll(() => readKept(page)).toEqual(['cookieChoices']);
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/vehicle/);

  expect(events).toEqual([]);
  await expect(findNotice(page)).toHaveCount(0);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ value: '1.statistics-no', sameSite: 'Lax', path: '/' });
});

test('a visitor who allows statistics is counted by the pattern of each page until they switch it off', async ({
  page,
}) => {
  const events = followEvents(page);
  await page.goto('/car-leasing/skoda?fuel=petrol');
  await (await openNotice(page)).getByRole('button', { name: 'Allow statistics' }).click();
  await expect.poll(() => events).toEqual([{ event: 'page_view', path: '/car-leasing/:make' }]);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/vehicle/);
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toEqual({
    event: 'page_view',
    path: '/car-leasing/:make/:shortModel/:model/:derivative/:vehicleRef/vehicle',
  });

  await page.goto('/cookie-choices');
  await expect.poll(() => events.length).toBe(3);
  await page.locator('[name=statistics][value=no]').check();
  await page.getByRole('button', { name: 'Keep my choice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your choice is kept' })).toBeVisible();
  await page.goto('/');
  await untilHydrated(page);
  await page.goto('/car-leasing');
  expect(events).toHaveLength(3);
});

test('everything that a visit leaves in the browser is named on the page of choices', async ({ page }) => {
  await page.goto('/');
  await (await openNotice(page)).getByRole('button', { name: 'Refuse statistics' }).click();
  await expect.poll(() => readKept(page)).toEqual(['cookieChoices']);
  await openVehicle(page);
  await page.locator('#price input[name=deals]').check();
  await expect(page.locator('#compare-tray li')).toHaveCount(1);
  await page.locator('#price select[name=miles]').selectOption('20000');
  await page.waitForURL(/miles=20000/);
  await page.getByRole('button', { name: 'Save this deal' }).click();
  await expect(page.locator('[data-shortlist] b')).toHaveText('1');
  await page.getByRole('switch', { name: /^Personal/ }).click();
  await page.waitForURL(/\/business-car-leasing\//);
  await page.goto('/account/login');
  await page.goto('/cookie-choices');
  const kept = [...(await readKept(page)), ...(await page.evaluate(() => Object.keys(sessionStorage)))];
  const named = await page.locator('main li b').allTextContents();

  expect(kept).toEqual(
    expect.arrayContaining([
      'cookieChoices',
      'toggleDealType',
      'session',
      'miles',
      'viewed',
      'shortlist',
      'compare',
    ]),
  );
  for (const name of kept) expect(named).toContain(name);
});

test('a search and whether it found anything are counted, but not the words searched for', async ({
  page,
}) => {
  const events = followEvents(page);
  await page.goto('/');
  await (await openNotice(page)).getByRole('button', { name: 'Allow statistics' }).click();
  await expect.poll(() => events.length).toBe(1);
  await page.goto('/search?q=zzzz');
  // A results page opened by its address is not counted as a search.
  await expect.poll(() => events.length).toBe(2);
  await page.locator('main input[name=q]').fill('golf');
  await page.locator('main input[name=q]').press('Enter');
  await page.waitForURL(/q=golf/);
  await expect.poll(() => events.length).toBe(3);

  expect(events.slice(1)).toEqual([
    { event: 'page_view', path: '/search' },
    { event: 'search', found: true },
  ]);
});

test('the notice is reached by keyboard and passes axe, in light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await openNotice(page);
    // The notice may cover a part of a link, until it is answered or the page is scrolled.
    expect(await runAxe(page, { without: ['target-size'] })).toEqual([]);
  }
});

test('a browser that sends a privacy signal is neither asked nor counted', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.context().addCookies([
    {
      name: 'cookieChoices',
      value: '1.statistics-yes',
      url: new URL(test.info().project.use.baseURL ?? '').href,
    },
  ]);
  const events = followEvents(page);
  await page.goto('/');
  await untilHydrated(page);
  await page.waitForFunction(() => 'dataLayer' in window);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');

  expect(events).toEqual([]);
  await expect(findNotice(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the notice moves nothing, and leaves the price and the focus in sight', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openVehicle(page);
    await openNotice(page);
    const bar = page.locator('a[href="#price"]').last();
    // The bar is shown once the price is out of sight.
    await bar.evaluate((element) => window.scrollTo(0, (element.parentElement?.offsetTop ?? 0) + 400));
    await expect(bar).toBeInViewport({ ratio: 1 });
    const covered = await page.evaluate(() => {
      const top = document.getElementById('cookie-notice')?.getBoundingClientRect().top ?? 0;
      const price = [...document.querySelectorAll('a[href="#price"]')].at(-1)?.getBoundingClientRect();
      return { isAbove: price !== undefined && price.bottom <= top + 1, share: 1 - top / innerHeight };
    });
    expect(covered.isAbove).toBe(true);
    expect(covered.share).toBeLessThan(0.5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const isHidden = await page.evaluate(() => {
        const focused = document.activeElement;
        const top = document.getElementById('cookie-notice')?.getBoundingClientRect().top ?? 0;
        if (!focused || focused === document.body || focused.closest('#cookie-notice')) return false;
        return focused.getBoundingClientRect().top >= top;
      });
      expect(isHidden).toBe(false);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is made on a page, and changed there', async ({ page }) => {
    await page.goto('/cookie-choices');
    await expect(page.locator('[name=statistics][value=no]')).toBeChecked();
    await page.locator('[name=statistics][value=yes]').check();
    await page.getByRole('button', { name: 'Keep my choice' }).click();
    await expect(page).toHaveURL('/cookie-choices?kept=true');
    await expect(page.getByText('Your choice is kept')).toBeVisible();
    await expect(page.locator('[name=statistics][value=yes]')).toBeChecked();
  });
});
