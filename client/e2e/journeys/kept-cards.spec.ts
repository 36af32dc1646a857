import { expectSameDocument, markDocument, openField, untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

const cards = 'main article';
const onward = 'main section ul a';

test('cards that the server drew stay until their price changes, and no card is shown twice', async ({
  page,
}) => {
  await page.goto('/car-leasing');
  const drawn = await page.locator(cards).allInnerTexts();
  const links = await page.locator(onward).allInnerTexts();
  await page
    .locator(cards)
    .first()
    .evaluate((card) => card.setAttribute('data-first', ''));
  await untilHydrated(page);
  await markDocument(page);

  expect(await page.locator(cards).allInnerTexts()).toEqual(drawn);
  expect(await page.locator(onward).allInnerTexts()).toEqual(links);
  await (await openField(page, 'select[name=sort]')).selectOption('monthly');
  await page.waitForURL(/sort=monthly/);
  await expect(page.locator(cards)).toHaveCount(drawn.length);

  await (await openField(page, 'select[name=sort]')).selectOption('');
  await page.waitForURL((url) => !url.search.includes('sort'));
  await expect.poll(() => page.locator(cards).allInnerTexts()).toEqual(drawn);
  await (await openField(page, 'select[name=miles]')).selectOption('30000');
  await page.waitForURL(/miles=30000/);
  await expect(page.locator(cards).first()).toContainText('30,000 miles a year');
  await expect(page.locator(cards)).toHaveCount(drawn.length);
  for (const text of await page.locator(cards).allTextContents())
    expect(text.replace(/\s/g, ' ').match(/30,000 miles a year|Price on application/g)).toHaveLength(1);
  expect(await page.locator('[data-first]').count()).toBe(0);
  expect(await page.locator(onward).allInnerTexts()).toEqual(links);
  await expectSameDocument(page);
});

test('the browser goes from a list to a vehicle and back, and the list says the same', async ({ page }) => {
  await page.goto('/car-leasing?term=24');
  await untilHydrated(page);
  await markDocument(page);
  const drawn = await page.locator(cards).allInnerTexts();
  await page.locator(`${cards} h2 a`).first().click();
  await page.waitForURL(/\/vehicle\?term=24/);
  await page.goBack();
  await page.waitForURL(/\/car-leasing\?term=24/);

  await expect.poll(() => page.locator(cards).allInnerTexts()).toEqual(drawn);
  await expectSameDocument(page);
});
