import { colourRules, fold, runAxe, sidewaysOverflow } from '#client/e2e/axe-findings.ts';
import { findPage, pageTypes } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.use({ expectedFaults: /status of 404/ });

/** Each width as it is met first, or with everything unfolded: what a menu covers is seen at the others. */
const views = [
  { width: 320, isUnfolded: false },
  { width: 390, isUnfolded: true },
  { width: 768, isUnfolded: false },
  { width: 1440, isUnfolded: true },
];

/** Pages that are drawn by the components of another kind, with other deals: one width is enough for them. */
const variants = new Set([
  'business deals',
  'van deals',
  'body type',
  'make',
  'range',
  'van make',
  'electric cars',
  'insured cars',
  'business car',
  'used car',
  'search without results',
]);

for (const name of Object.keys(pageTypes)) {
  const widths = variants.has(name) ? views.filter(({ width }) => width === 390) : views;
  test(`axe finds nothing on ${name} and nothing scrolls sideways, at its widths, light and dark`, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await findPage(request, name));
    for (const { width, isUnfolded } of widths) {
      await page.setViewportSize({ width, height: 900 });
      await fold(page, isUnfolded);
      expect({ width, found: await runAxe(page) }).toEqual({ width, found: [] });
      expect({ width, overflow: await sidewaysOverflow(page) }).toEqual({ width, overflow: 0 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect({ width, dark: await runAxe(page, colourRules) }).toEqual({ width, dark: [] });
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}

for (const name of ['home', 'filtered deals', 'car', 'all manufacturers', 'not found']) {
  test(`${name} stays whole in forced colours`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(await findPage(request, name));
    await fold(page, true);
    // Axe reads the colours of the style sheets, not those that the browser puts in their place.
    const found = await runAxe(page, undefined, colourRules);
    expect(found).toEqual([]);
  });
}

test('in forced colours drawings keep a ground of their own: dark paint would be lost on a dark one', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/car-leasing');
  const grounds = await page.evaluate(() => {
    const readGround = (element: Element) => getComputedStyle(element).backgroundColor;
    return {
      page: readGround(document.documentElement),
      drawings: [...document.querySelectorAll('main article img')].map(readGround),
    };
  });
  expect(grounds.drawings.length).toBeGreaterThan(0);
  expect(grounds.drawings).not.toContain(grounds.page);
  expect(grounds.drawings).not.toContain('rgba(0, 0, 0, 0)');
});
