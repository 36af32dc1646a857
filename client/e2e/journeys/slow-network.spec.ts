import {
  menuButton,
  menuItem,
  mobileMenu,
  openPage,
  openPanel,
  sectionButton,
} from '#client/e2e/header-actions.ts';
import { holdRequests } from '#client/e2e/held-requests.ts';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

const scripts = '**/assets/*.js';
const menuItems = '**/page-data/menu*';

test.describe('before the scripts are here', () => {
  const choices = [
    { page: '/car-leasing', name: 'inStock', value: 'true', leadsTo: '/car-leasing?inStock=true' },
    { page: '/car-leasing', name: 'sort', value: 'monthly', leadsTo: '/car-leasing?sort=monthly' },
    {
      page: '/car-leasing?fuel=electric',
      name: 'sort',
      value: 'total',
      leadsTo: '/car-leasing?fuel=electric&sort=total',
    },
    {
      page: '/all-manufacturers',
      name: 'fuel',
      value: 'electric',
      leadsTo: '/all-manufacturers?fuel=electric',
    },
  ];
  for (const { page: path, name, value, leadsTo } of choices) {
    test(`${name}=${value} chosen on ${path} is followed once they are`, async ({ page }) => {
      const held = await holdRequests(page, scripts);
      await page.goto(path, { waitUntil: 'commit' });
      if (name === 'sort') await page.locator('[name=sort]').selectOption(value);
      else await page.locator(`[name=${name}][value=${value}]`).check();
      held.release();
      await page.waitForURL(leadsTo);
    });
  }

  test('a typed amount is sent when its field loses the focus, and a value served with the page is not sent', async ({
    page,
    isMobile,
  }) => {
    const held = await holdRequests(page, scripts);
    await page.goto('/car-leasing?fuel=electric&term=24&budgetMin=100&inStock=true', { waitUntil: 'commit' });
    if (isMobile) await page.getByText('Filter deals').click();
    await page.getByLabel('To £').fill('900');
    held.release();
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/car-leasing?fuel=electric&term=24&budgetMin=100&inStock=true');
    await page.keyboard.press('Tab');
    await page.waitForURL(/(?=.*fuel=electric)(?=.*budgetMin=100)(?=.*budgetMax=900)(?=.*inStock=true)/);
  });
});

test.describe('while the menu is on its way', () => {
  test('a press opens the menu once it has loaded, and a second press does not close it', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    const held = await holdRequests(page, menuItems);
    await openPage(page, '/car-leasing');
    const button = isMobile ? menuButton(page) : sectionButton(page, 'makes');
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    held.release();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('the menu does not open over a page that the visitor has since gone to', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    const held = await holdRequests(page, menuItems);
    await openPage(page, '/car-leasing');
    await (isMobile ? menuButton(page) : sectionButton(page, 'makes')).click();
    await page.locator('header').getByRole('link', { name: 'Vans', exact: true }).click();
    await page.waitForURL('/van-leasing');
    const arrived = page.waitForResponse(menuItems);
    held.release();
    await (await arrived).finished();
    // If the menu had opened by itself, this press would close it.
    await (isMobile ? menuButton(page) : sectionButton(page, 'van-makes')).click();
    if (isMobile) await expect(menuItem(page, 'Van types')).toBeVisible();
    else await expect(openPanel(page).getByRole('link', { name: 'Ford' })).toBeVisible();
  });
});

test.describe('when files are lost on the way', () => {
  test.use({ expectedFaults: /Failed to load resource/ });

  test('a menu that fails late does not take the visitor away from the page they have since gone to', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    let isLost = true;
    const held = await holdRequests(page, menuItems, (route) => (isLost ? route.abort() : route.continue()));
    await openPage(page, '/car-leasing');
    await (isMobile ? menuButton(page) : sectionButton(page, 'makes')).click();
    await page.locator('header').getByRole('link', { name: 'Vans', exact: true }).click();
    await page.waitForURL('/van-leasing');
    const failed = page.waitForEvent('requestfailed');
    held.release();
    await failed;
    isLost = false;
    await (isMobile ? menuButton(page) : sectionButton(page, 'van-makes')).click();
    await expect(isMobile ? mobileMenu(page) : openPanel(page)).toBeVisible();
    await expect(page).toHaveURL('/van-leasing');
  });

  test('a menu without its script is the page of links', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.route('**/assets/header-menus-*.js', (route) => route.abort());
    await openPage(page, '/car-leasing');
    await (isMobile ? menuButton(page) : sectionButton(page, 'makes')).click();
    await page.waitForURL(isMobile ? '/menu' : '/menu#makes');
    await expect(page.locator('h1')).toHaveText('Menu');
  });

  test('filters without the script of their dialog unfold in the page', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the filters are a column on wide screens');
    await page.route('**/assets/filters-dialog-*.js', (route) => route.abort());
    await page.goto('/car-leasing');
    await untilHydrated(page);
    await page.locator('main summary', { hasText: 'Filter deals' }).tap();
    await page.getByLabel('To £').fill('300');
    await page.keyboard.press('Enter');
    await page.waitForURL('/car-leasing?budgetMax=300');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the deal-type toggle without its script is a form, and the choice is kept', async ({ page }) => {
    await page.route('**/assets/change-deal-type-*.js', (route) => route.abort());
    await page.goto('/car-leasing?fuel=electric');
    await untilHydrated(page);
    await page.getByRole('switch', { name: /^Personal.* or Business/ }).click();
    await page.waitForURL('/business-car-leasing?fuel=electric');
    const kept = (await page.context().cookies()).find(({ name }) => name === 'toggleDealType');
    expect(kept).toMatchObject({ value: 'business', path: '/', sameSite: 'Lax' });
  });
});
