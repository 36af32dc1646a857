import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findPage, pageTypes } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.use({ expectedFaults: /status of 404/ });

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that colours decide; all others say the same in every colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Each width as it is met first, or with everything unfolded: what a menu covers is seen at the others. */
const views = [
  { width: 320, isUnfolded: false },
  { width: 390, isUnfolded: true },
  { width: 768, isUnfolded: false },
  { width: 1440, isUnfolded: true },
];

for (const name of Object.keys(pageTypes)) {
  test(`axe finds nothing on ${name} and nothing scrolls sideways, at any width, light and dark`, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await findPage(request, name));
    for (const { width, isUnfolded } of views) {
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

/** Faults as "rule: first element (how many)". */
async function runAxe(
  page: Page,
  rules?: readonly string[],
  without: readonly string[] = [],
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).disableRules([...without]);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes.length}) ${nodes[0]?.failureSummary}`,
  );
}

/** Opens or closes every disclosure and menu. */
async function fold(page: Page, isUnfolded: boolean): Promise<void> {
  await page.evaluate((isOpen) => {
    for (const details of document.querySelectorAll('details')) details.open = isOpen;
  }, isUnfolded);
}

/** Pixels by which the page is wider than the window. */
async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
