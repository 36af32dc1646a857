import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { colourRules, fold, runAxe, sidewaysOverflow } from '#client/e2e/axe-findings.ts';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { findPage, pageTypes } from '#client/e2e/page-types.ts';
import { watchForFaults } from '#client/e2e/page-watch.ts';

interface OpenWindow {
  readonly page: Page;
  /** Sets what a page's own methods cannot. */
  readonly session: CDPSession;
  /** What the page that is open has written to its console, and other faults of it. */
  readonly faults: string[];
}

/** One window for all pages that a worker opens: it compiles axe and the site's scripts once, not for each page. */
const test = base.extend<object, { opened: OpenWindow }>({
  opened: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', storageState = { cookies: [], origins: [] } } = project.use;
      const context = await browser.newContext({ baseURL, storageState, reducedMotion: 'reduce' });
      const faults: string[] = [];
      await watchForFaults(context, faults);
      const page = await context.newPage();
      await use({ page, session: await context.newCDPSession(page), faults });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** How a page is first shown. */
const first = { width: 1280, height: 720 };

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

/**
 * Pages on which every view takes in the header and footer. On the others, which have the same ones, the first view does,
 * and the others leave out two thirds of a small page.
 */
const framed = new Set(['home', 'business deals', 'van deals', 'van manufacturers', 'article', 'not found']);

for (const name of Object.keys(pageTypes)) {
  const isVariant = variants.has(name);
  test(`${name} has its metadata, hydrates without console messages, passes axe in light and dark, fits, and has controls for thumbs`, async ({
    opened,
    request,
  }) => {
    test.setTimeout(90_000);
    const { page, faults } = opened;
    await page.setViewportSize(first);
    await setTouch(opened, false);
    await page.goto('about:blank');
    faults.length = 0;
    await page.goto(await findPage(request, name));
    await expectHead(page);
    await untilHydrated(page);
    const isFrameLeftOut = !framed.has(name);
    for (const view of isVariant ? whole.slice(0, 1) : whole)
      await expectWhole(opened, { ...view, isFrameLeftOut });
    for (const width of isVariant ? [] : between) await expectFit(page, { width, isFrameLeftOut });
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  });
}

async function expectHead(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/.{10,}/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http/);
}

async function expectWhole(
  opened: OpenWindow,
  {
    width,
    isUnfolded,
    hasTouch,
    isFrameLeftOut,
  }: (typeof whole)[number] & { readonly isFrameLeftOut: boolean },
): Promise<void> {
  const { page } = opened;
  await page.setViewportSize({ width, height: 900 });
  await setTouch(opened, hasTouch);
  await fold(page, isUnfolded);
  if (hasTouch) expect(await page.evaluate(findSmallControls)).toEqual([]);
  // A view with everything unfolded takes in the whole of every page.
  const found = await runAxe(page, { isFrameLeftOut: isFrameLeftOut && !isUnfolded });
  expect({ width, found }).toEqual({ width, found: [] });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect({ width, dark: await runAxe(page, { rules: colourRules, isFrameLeftOut }) }).toEqual({
    width,
    dark: [],
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoOverflow(page, width);
}

/** Gives the page a touchscreen or takes it away, on which the heights of controls depend. */
async function setTouch({ page, session }: OpenWindow, enabled: boolean): Promise<void> {
  await session.send('Emulation.setTouchEmulationEnabled', { enabled });
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

async function expectFit(
  page: Page,
  { width, isFrameLeftOut }: { readonly width: number; readonly isFrameLeftOut: boolean },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await fold(page, false);
  const small = await runAxe(page, { rules: ['target-size'], isFrameLeftOut });
  expect({ width, small }).toEqual({ width, small: [] });
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
