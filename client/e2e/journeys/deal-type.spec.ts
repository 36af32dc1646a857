import { holdRequests } from '#client/e2e/held-requests.ts';
import { expectSameDocument, markDocument, readCount, untilHydrated } from '#client/e2e/page-actions.ts';
import { findPage } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

type Page = import('@playwright/test').Page;

const toggle = (page: Page) => page.getByRole('switch', { name: /^Personal.* or Business/ });

/** The toggle's events in the data layer. */
function readCustomerTypes(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; customer_type?: string }[] };
    return dataLayer.filter(({ event }) => event === 'deal_type_changed').map((told) => told.customer_type);
  });
}

async function readChoice(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'toggleDealType');
}

test('the toggle changes the deal type by keyboard: filters are kept, the choice is stored, the data layer gets an event', async ({
  page,
}) => {
  await page.goto('/car-leasing?term=24&fuel=electric&inStock=true');
  await untilHydrated(page);
  await markDocument(page);
  await expect(toggle(page)).not.toBeChecked();
  await toggle(page).focus();
  await page.keyboard.press('Space');
  await page.waitForURL('/business-car-leasing?term=24&fuel=electric&inStock=true');

  await expect(page.locator('h1')).toHaveText(/business/i);
  await expect(toggle(page)).toBeChecked();
  await expect(toggle(page)).toBeFocused();
  await expectSameDocument(page);
  await expect(page.locator('input[name=fuel][value=electric]')).toBeChecked();
  expect(await readCustomerTypes(page)).toEqual(['business']);
  expect(await readChoice(page)).toMatchObject({
    value: 'business',
    path: '/',
    sameSite: 'Lax',
    secure: false,
  });

  await page.keyboard.press('Enter');
  await page.waitForURL('/car-leasing?term=24&fuel=electric&inStock=true');
  expect(await readCustomerTypes(page)).toEqual(['business', 'personal']);
  expect((await readChoice(page))?.value).toBe('personal');
  await page.goBack();
  await expect(toggle(page)).toBeChecked();
});

test('a second press while the other prices are loading changes nothing and adds no event', async ({
  page,
}) => {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  const held = await holdRequests(page, '**/page-data/business-car-leasing*');
  await toggle(page).click();
  await expect.poll(() => readCustomerTypes(page)).toEqual(['business']);
  await toggle(page).click();
  held.release();
  await page.waitForURL('/business-car-leasing');
  await expect(toggle(page)).toBeChecked();
  expect(await readCustomerTypes(page)).toEqual(['business']);
  expect((await readChoice(page))?.value).toBe('business');
});

test('a press on the toggle of a car leads to the same car and lease for a business', {
  tag: '@phone',
}, async ({ page, request, isMobile }) => {
  await page.goto(`${await findPage(request, 'car')}?term=24&miles=12000&initial=3`);
  await untilHydrated(page);
  await (isMobile ? toggle(page).tap() : toggle(page).click());
  await page.waitForURL(/\/business-car-leasing\/.*\/vehicle\?term=24&miles=12000&initial=3$/);
  await expect(page.locator('#price')).toContainText('ex VAT');
  await expect(page.locator('#price')).toContainText('24 months');
});

test('all manufacturers lead to business pages once business is chosen', async ({ page }) => {
  await page.goto('/all-manufacturers?fuel=electric');
  await untilHydrated(page);
  await toggle(page).click();
  await page.waitForURL('/all-manufacturers?dealType=business&fuel=electric');
  const makes = page.locator('main li a[href*="fuel=electric"]');
  const business = page.locator('main li a[href^="/business-car-leasing/"]');
  await expect(business).not.toHaveCount(0);
  expect(await makes.count()).toBe(await business.count());
  await page.getByLabel('Hybrid', { exact: true }).check();
  await page.waitForURL(/fuel=hybrid,electric/);
  await expect(page).toHaveURL(/dealType=business/);
});

test('vans, insured and used cars have no toggle, nor has the account', async ({ page, request }) => {
  const van = await findPage(request, 'van');
  const used = await findPage(request, 'used car');
  const paths = [
    '/van-leasing',
    '/van-manufacturers',
    van,
    '/car-leasing-with-insurance',
    '/used-car-leasing',
    used,
  ];
  for (const path of [...paths, '/account/login']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('switch', { name: /Business/ })).toHaveCount(0);
  }
});

test('the toggle is visible without scrolling', { tag: '@phone' }, async ({ page, request }) => {
  for (const path of ['/car-leasing', '/all-manufacturers', await findPage(request, 'car')]) {
    await page.goto(path);
    const box = await toggle(page).boundingBox();
    expect(box?.y).toBeLessThan(400);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a press on the lit side changes nothing; one on the other side changes the prices', async ({
    page,
  }) => {
    await page.goto('/car-leasing');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const press = async (share: number) => {
      const { x, y, width, height } = (await toggle(page).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await page.mouse.click(x + width * share, y + height / 2);
    };
    await press(0.2);
    await press(0.8);
    await page.waitForURL('/business-car-leasing');
    await press(0.8);
    await press(0.2);
    await page.waitForURL('/car-leasing');
    expect(sent).toHaveLength(2);
  });

  test('on business pages the links of the header lead to business pages', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    await page.goto('/business-car-leasing');
    await expect(link('Cars')).toHaveAttribute('href', '/business-car-leasing');
    if (!isMobile) {
      await expect(link('Special offers')).toHaveAttribute('href', '/business-car-leasing/special-offers');
      await expect(link('In stock')).toHaveAttribute('href', '/business-car-leasing?inStock=true');
      await expect(link('Electric')).toHaveAttribute('href', '/business-car-leasing?fuel=electric');
    }
    await page.goto('/car-leasing');
    await expect(link('Cars')).toHaveAttribute('href', '/car-leasing');
  });

  test('the toggle is a form: cookie set, filters kept', async ({ page }) => {
    await page.goto('/car-leasing/skoda?term=24&fuel=petrol');
    const personal = await readCount(page);
    await toggle(page).click();
    await page.waitForURL('/business-car-leasing/skoda?term=24&fuel=petrol');
    await expect(toggle(page)).toBeChecked();
    expect(await readCount(page)).toBe(personal);
    expect(await readChoice(page)).toMatchObject({ value: 'business', path: '/', sameSite: 'Lax' });
    await toggle(page).click();
    await page.waitForURL('/car-leasing/skoda?term=24&fuel=petrol');
    expect((await readChoice(page))?.value).toBe('personal');
  });
});

test('a choice of business stays: on pages without a deal type the header leads to business pages', async ({
  page,
  context,
  baseURL,
}) => {
  const offers = page.locator('header').getByRole('link', { name: 'Special offers' });
  await page.goto('/guides');
  await expect(offers).toHaveAttribute('href', '/car-leasing/special-offers');
  await context.addCookies([{ name: 'toggleDealType', value: 'business', url: baseURL ?? '' }]);
  for (const [path, href] of [
    ['/guides', '/business-car-leasing/special-offers'],
    ['/compare-deals', '/business-car-leasing/special-offers'],
    ['/car-leasing', '/car-leasing/special-offers'],
  ] as const) {
    await page.goto(path);
    await expect(offers).toHaveAttribute('href', href);
  }
});
