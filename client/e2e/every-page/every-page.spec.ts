import type { Page } from '@playwright/test';
import { colourRules, fold, runAxe, sidewaysOverflow } from '#client/e2e/axe-findings.ts';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { findPage, pageTypes } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.use({ expectedFaults: /status of 404/ });

/** Where axe checks all its rules: a phone with everything unfolded, and a desktop as the page is first shown. */
const whole = [
  { width: 390, isUnfolded: true, hasTouch: true },
  { width: 1440, isUnfolded: false, hasTouch: false },
];

/** Where only checks that depend on the width are made: that everything fits, and that controls are large enough. */
const between = [320, 768];

/** Pages drawn by the same components as another kind of page, with other deals or texts: one phone width is enough for them. */
const variants = new Set([
  'business deals',
  'van deals',
  'body type',
  'make',
  'range',
  'van make',
  'electric cars',
  'insured cars',
  'city',
  'business car',
  'used car',
  'search without results',
  'news item',
  'news search',
  'events',
]);

for (const name of Object.keys(pageTypes)) {
  const isVariant = variants.has(name);
  test(`${name} has its metadata, hydrates without console messages, passes axe in light and dark, fits, and has controls for thumbs`, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await findPage(request, name));
    await expectHead(page);
    await untilHydrated(page);
    for (const view of isVariant ? whole.slice(0, 1) : whole) await expectWhole(page, view);
    for (const width of isVariant ? [] : between) await expectFit(page, width);
  });
}

async function expectHead(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/.{10,}/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http/);
}

async function expectWhole(
  page: Page,
  { width, isUnfolded, hasTouch }: (typeof whole)[number],
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await setTouch(page, hasTouch);
  await fold(page, isUnfolded);
  if (hasTouch) expect(await page.evaluate(findSmallControls)).toEqual([]);
  expect({ width, found: await runAxe(page) }).toEqual({ width, found: [] });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect({ width, dark: await runAxe(page, colourRules) }).toEqual({ width, dark: [] });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoOverflow(page, width);
}

/** Gives the page a touchscreen or takes it away, on which the heights of controls depend. */
async function setTouch(page: Page, enabled: boolean): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(enabled);
}

/** Runs in the page: buttons and fields lower than 44 px; a field inside a label is measured by its label. */
function findSmallControls(): string[] {
  const controls = [...document.querySelectorAll('button, select, textarea, input:not([type=hidden])')];
  return controls
    .filter((control) => !control.closest('[aria-hidden=true]'))
    .map((control) => control.closest('label') ?? control)
    .map((target) => ({ target, height: target.getBoundingClientRect().height }))
    .filter(({ height }) => height > 0 && height < 43.5)
    .map(({ target, height }) => `${Math.round(height)} px: ${target.outerHTML.slice(0, 160)}`);
}

async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await fold(page, false);
  expect({ width, small: await runAxe(page, ['target-size']) }).toEqual({ width, small: [] });
  await expectNoOverflow(page, width);
}

/** Checks that the page does not scroll sideways, folded or unfolded. */
async function expectNoOverflow(page: Page, width: number): Promise<void> {
  for (const isUnfolded of [false, true]) {
    await fold(page, isUnfolded);
    const overflow = await sidewaysOverflow(page);
    expect({ width, isUnfolded, overflow }).toEqual({ width, isUnfolded, overflow: 0 });
  }
}
