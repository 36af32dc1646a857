import { sidewaysOverflow } from '#client/e2e/axe-findings.ts';
import { findPage } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

/** A4 without its margins, in pixels of a style sheet. */
const paper = { width: 718, height: 1047 };

for (const name of ['compared deals', 'car'])
  test(`${name} is printed whole, without controls, and with no more of the frame than the brand`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    await page.goto(await findPage(request, name));

    const shown = (selector: string) => page.locator(selector).filter({ visible: true });
    await expect(shown('body > header a')).toHaveAttribute('href', '/');
    await expect(shown('footer, form, nav, button, input')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await page.evaluate(findCut)).toEqual([]);
  });

/** Runs in the page: parts that a screen would scroll sideways, of which paper shows the beginning only. */
function findCut(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .filter((part) => getComputedStyle(part).overflowX !== 'visible')
    .map((part) => part.outerHTML.slice(0, 160));
}
