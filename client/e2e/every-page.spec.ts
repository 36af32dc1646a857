import AxeBuilder from '@axe-core/playwright';
import { findPageTypes } from './page-types.ts';
import { expect, test } from './page-watch.ts';

test('axe finds nothing on any page type, in light and dark, and nothing scrolls sideways', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  for (const [name, path] of await findPageTypes(request)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes.length})`);
      expect([name, colorScheme, found]).toEqual([name, colorScheme, []]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([name, overflow > 0]).toEqual([name, false]);
  }
});

test('every page type has one h1, a title, a description and a canonical address', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const titles = new Set<string>();
  const types = await findPageTypes(request);
  for (const [name, path] of types) {
    await page.goto(path);
    await expect(page.locator('h1'), name).toHaveCount(1);
    await expect(page.locator('meta[name=description]'), name).toHaveAttribute('content', /.{10,}/);
    await expect(page.locator('link[rel=canonical]'), name).toHaveAttribute('href', /^http/);
    titles.add(await page.title());
  }
  expect(titles.size).toBeGreaterThanOrEqual(types.size - 2);
});
