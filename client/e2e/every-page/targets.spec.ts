import { findPage, pageTypes } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.use({
  expectedFaults: /status of 404/,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

for (const name of Object.keys(pageTypes)) {
  test(`controls on ${name} are 44 px high for a thumb`, async ({ page, request }) => {
    await page.goto(await findPage(request, name));
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await page.evaluate(findSmallControls)).toEqual([]);
  });
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
