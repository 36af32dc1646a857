import { expect, test } from '#client/e2e/page-watch.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('from the home page through the page of all menus to a make’s vans', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer').getByRole('link', { name: 'Menu', exact: true }).click();
    await page.waitForURL('/menu');
    await page
      .getByRole('navigation', { name: 'Sections for vans' })
      .getByRole('link', { name: 'Makes' })
      .click();
    await page.waitForURL('/menu#van-makes');
    const section = page.locator('section:has(> #van-makes)');
    await expect(section).toBeInViewport();
    await section.getByRole('link', { name: 'Ford' }).click();
    await page.waitForURL('/van-leasing/ford');
    await expect(page.locator('h1')).toContainText('Ford');
    await expect(page.locator('header[data-tab]')).toHaveAttribute('data-tab', 'van');
  });

  test('body types lead to personal and business deals', async ({ page }) => {
    await page.goto('/menu?icons=true#body-types');
    const section = page.locator('section:has(> #body-types)');
    await section.getByRole('link', { name: 'Estate business' }).click();
    await page.waitForURL('/business-car-leasing/body-type/estate');
    await expect(page.locator('main article').first()).toContainText('ex VAT');
  });

  test("'View all manufacturers' stores the deal type choice in the cookie toggleDealType", async ({
    page,
    context,
  }) => {
    for (const [button, dealType, list] of [
      ['View all manufacturers', 'personal', '/all-manufacturers'],
      ['View all manufacturers for business', 'business', '/all-manufacturers?dealType=business'],
    ] as const) {
      await page.goto('/menu#makes');
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.waitForURL(list);
      const kept = (await context.cookies()).find(({ name }) => name === 'toggleDealType');
      expect(kept).toMatchObject({ value: dealType, path: '/', sameSite: 'Lax' });
    }
  });
});
