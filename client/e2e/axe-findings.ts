import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe rules that depend on colours; all others give the same result in every colour scheme. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Faults as "rule: first element (how many)". */
export async function runAxe(
  page: Page,
  rules?: readonly string[],
  without: readonly string[] = [],
): Promise<readonly string[]> {
  // Once for each document, because it is half a megabyte of script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standards },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Lists of what passed would take four fifths of the time.
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(
    async (given) => (await (window as unknown as { axe: typeof axe }).axe.run(document, given)).violations,
    options,
  );
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
