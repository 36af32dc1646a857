import { runAxe, sidewaysOverflow } from '#client/e2e/axe-findings.ts';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { findPage, readLinks } from '#client/e2e/page-types.ts';
import { customers, enterAs, expect, postForm, test } from './visitor.ts';

const openPages = [
  '/account/login',
  '/account/register',
  '/account/forgotten-password',
  '/account/complete',
  '/account/reset-password',
];

const ownPages = [
  '/account',
  '/account/quotes',
  '/account/orders',
  '/account/orders/:id',
  '/account/contracts',
  '/account/contracts/:id',
  '/account/important-documents',
  '/account/wallet',
  '/account/searches',
  '/account/deals',
  '/account/viewed',
  '/account/personal-details',
  '/account/your-data',
  '/account/account-manager',
  '/account/useful-contact-numbers',
  '/account/caura',
];

const widths = [390, 1440];

async function expectNoFindings(page: import('@playwright/test').Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The wide header and footer of whoever is signed in are looked at on one page, because all have the same.
    const isFrameLeftOut = width > 390 && new URL(page.url()).pathname !== '/account';
    const found = await runAxe(page, { isFrameLeftOut });
    expect({ width, found }).toEqual({ width, found: [] });
    expect({ width, overflow: await sidewaysOverflow(page) }).toEqual({ width, overflow: 0 });
  }
}

// An empty form is answered with 400.
test.use({ expectedFaults: /status of 400/ });

for (const path of openPages) {
  test(`axe finds nothing on ${path}, before and after a fault`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    await expectNoFindings(page);
    const send = page.locator('main form button[type=submit]');
    if ((await send.count()) === 0) return;
    await send.click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoFindings(page);
  });
}

for (const path of ownPages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await enterAs(page, customers.personal);
    if (path === '/account/deals') await saveOneDeal(page.request);
    const list = path.replace('/:id', '');
    const links = list === path ? [] : readLinks(await (await page.request.get(list)).text());
    await page.goto(links.find((link) => link.startsWith(`${list}/`)) ?? path);
    await untilHydrated(page);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await expectNoFindings(page);
  });
}

test('axe finds nothing on the lender’s app page', async ({ page }) => {
  await enterAs(page, customers.lender);
  await page.goto('/account/app');
  await untilHydrated(page);
  await expect(page.locator('h1')).toBeVisible();
  await expectNoFindings(page);
});

async function saveOneDeal(request: import('@playwright/test').APIRequestContext): Promise<void> {
  const vehicleRef = /\/(\d{10})\/vehicle/.exec(await findPage(request, 'car'))?.[1] ?? '';
  const fields = { vehicleRef, dealType: 'personal', term: '36', miles: '10000', initial: '6' };
  const answer = await postForm(request, { page: '/account/deals', action: 'deals' }, fields);
  expect(answer.status()).toBe(200);
}
