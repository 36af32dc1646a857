import type { Locator, Page } from '@playwright/test';
import { expectSameDocument, markDocument, scrollTop, untilHydrated } from '#client/e2e/page-actions.ts';
import { findPage } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

/** The link of the grid that leads to a term and a mileage. */
const cell = (page: Page, term: number, miles: string) =>
  page.getByTitle(`${term} months, ${miles} miles a year`, { exact: true });

test('grid, initial payment and real mileage change the price in place, by touch and with the keyboard', {
  tag: '@phone',
}, async ({ page, request, isMobile }) => {
  const follow = (link: Locator) => (isMobile ? link.tap() : link.press('Enter'));
  await page.goto(await findPage(request, 'car'));
  await untilHydrated(page);
  await markDocument(page);
  const target = cell(page, 48, '12,000');
  const cost = (await target.textContent()) ?? '';
  await target.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  await follow(target);
  await page.waitForURL(/term=48&miles=12000/);
  await expect(page.locator('#price')).toContainText(cost);
  await expect(target).toHaveAttribute('aria-current', 'true');
  expect(Math.abs((await scrollTop(page)) - place)).toBeLessThan(60);

  await follow(page.getByRole('link', { name: '12 months', exact: true }));
  await page.waitForURL(/term=48&miles=12000&initial=12/);
  await expect(page.locator('#price')).toContainText('(12 months)');

  const miles = page.getByLabel('Your actual miles a year');
  await miles.fill('17000');
  await miles.press('Enter');
  await page.waitForURL(/miles=17000/);
  await expect(page.locator('main')).toContainText('If you drive 17,000 miles a year, the');
  await expect(page).toHaveURL(/initial=12/);
  await expect(page).toHaveURL(/term=48/);
  await expectSameDocument(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the grid, the initial payments and the real mileage are links and a form', async ({
    page,
    request,
  }) => {
    await page.goto(await findPage(request, 'van'));
    await cell(page, 24, '15,000').click();
    await expect(page).toHaveURL(/\?term=24&miles=15000$/);
    await expect(cell(page, 24, '15,000')).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: '3 months', exact: true }).click();
    await expect(page).toHaveURL(/\?term=24&miles=15000&initial=3$/);
    await page.getByLabel('Your actual miles a year').fill('9000');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/miles=9000/);
    await expect(page.locator('main')).toContainText('If you drive 9,000 miles a year, the');
    await page.getByText('Show the figures as a table').first().click();
    await expect(page.getByRole('columnheader', { name: 'If you drive 9,000' })).toBeVisible();
  });
});
