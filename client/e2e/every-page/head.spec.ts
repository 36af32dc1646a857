import { untilHydrated } from '#client/e2e/page-actions.ts';
import { findPage, pageTypes } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.use({ expectedFaults: /status of 404/ });

for (const name of Object.keys(pageTypes)) {
  test(`${name} has one h1, a title, a description and a canonical address, and hydrates without a word`, async ({
    page,
    request,
  }) => {
    await page.goto(await findPage(request, name));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/.{10,}/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http/);
    await untilHydrated(page);
  });
}
