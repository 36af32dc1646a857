import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe rules that depend on colours; all others give the same result in every colour scheme. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** The minified axe, which is half as much to send to each page and to compile there. */
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};undefined`;

/** The header and footer, which all pages of the site have from the same components. */
const frame = ['body > header', 'body > footer'];

interface AxeScope {
  /** All rules of the standards if undefined. */
  readonly rules?: readonly string[];
  readonly without?: readonly string[];
  /** True where the header and footer are looked at elsewhere in the same view. */
  readonly isFrameLeftOut?: boolean;
}

/** Faults as "rule: first element (how many)". */
export async function runAxe(
  page: Page,
  { rules, without = [], isFrameLeftOut = false }: AxeScope = {},
): Promise<readonly string[]> {
  // Once for each document, because it is half a megabyte of script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standards },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Lists of what passed would take four fifths of the time.
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(
    async ({ left, given }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run({ include: document, exclude: left }, given)).violations;
    },
    { left: isFrameLeftOut ? frame : [], given: options },
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
