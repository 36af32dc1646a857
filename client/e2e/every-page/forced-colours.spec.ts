import { colourRules, fold, runAxe } from '#client/e2e/axe-findings.ts';
import { findPage } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.use({ expectedFaults: /status of 404/ });

for (const name of [
  'home',
  'filtered deals',
  'car',
  'all manufacturers',
  'guide with a chart and a table',
  'not found',
]) {
  test(`${name} stays whole in forced colours`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(await findPage(request, name));
    await fold(page, true);
    // Axe reads the colours of the style sheets, not those that the browser puts in their place.
    const found = await runAxe(page, { without: colourRules });
    expect(found).toEqual([]);
  });
}

test('in forced colours an outline says what is chosen or saved, because no background can', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/electric-car-leasing?view=map');
  const chosen = page.locator('main :is(nav, ul) [aria-current]').filter({ visible: true });
  await expect(chosen).toHaveText(['Price map', 'Electric range']);
  for (const link of await chosen.all()) await expect(link).toHaveCSS('outline-style', 'solid');

  await page.goto(await findPage(request, 'car'));
  const save = page.getByRole('button', { name: 'Save this deal' });
  await expect(save).toHaveCSS('outline-style', 'none');
  await save.evaluate((button) => button.setAttribute('aria-pressed', 'true'));
  await expect(save).toHaveCSS('outline-style', 'solid');
});

test('in forced colours drawings keep their own background, because dark paint would be invisible on a dark page', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/car-leasing');
  const grounds = await page.evaluate(() => {
    const readGround = (element: Element) => getComputedStyle(element).backgroundColor;
    return {
      page: readGround(document.documentElement),
      drawings: [...document.querySelectorAll('main article img[src*="/vehicles/"]')].map(readGround),
    };
  });
  expect(grounds.drawings.length).toBeGreaterThan(0);
  expect(grounds.drawings).not.toContain(grounds.page);
  expect(grounds.drawings).not.toContain('rgba(0, 0, 0, 0)');
});
