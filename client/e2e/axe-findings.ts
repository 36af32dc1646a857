import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe rules that depend on colours; all others give the same result in every colour scheme. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Faults as "rule: first element (how many)". */
export async function runAxe(
  page: Page,
  rules?: readonly string[],
  without: readonly string[] = [],
): Promise<readonly string[]> {
  // Leaves out passed checks and the merging of frames, which would take four fifths of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  axe.disableRules([...without]);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes.length}) ${nodes[0]?.failureSummary}`,
  );
}

/** Opens or closes every disclosure and menu. */
export async function fold(page: Page, isUnfolded: boolean): Promise<void> {
  await page.evaluate((isOpen) => {
    for (const details of document.querySelectorAll('details')) details.open = isOpen;
  }, isUnfolded);
}

/** Pixels by which the page is wider than the window. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
