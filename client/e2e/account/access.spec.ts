import { markDocument, untilHydrated } from '#client/e2e/page-actions.ts';
import { customers, demonstrationPassword, expect, newAddress, test } from './visitor.ts';

test.use({ expectedFaults: /status of (400|404)/ });

test('a wrong password and an unknown address get one message, at neither field, and keep the page', async ({
  page,
}) => {
  const messages: (string | null)[] = [];
  for (const email of [customers.lender, newAddress()]) {
    await page.goto('/account/login');
    await untilHydrated(page);
    await markDocument(page);
    await page.getByLabel('Email address').fill(email);
    await page.locator('input[name=password]').fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    messages.push(await alert.textContent());
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  }
  expect(messages[0]).toContain('The email address or password is wrong.');
  expect(messages[1]).toBe(messages[0]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled });

    test(`a signed-out visitor is sent to login and returns to the page afterwards, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      page,
    }) => {
      await page.goto('/account/orders?from=letter');
      await expect(page).toHaveURL('/account/login?next=%2Faccount%2Forders%3Ffrom%3Dletter');
      await page.getByLabel('Email address').fill(customers.business);
      await page.locator('input[name=password]').fill(demonstrationPassword);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL('/account/orders?from=letter');
      await expect(page.locator('h1')).toHaveText('Orders');
    });
  });
}

// Other addresses that login must not lead to are tested in server/accounts/forms/to-return-path.test.ts; this test
// covers the browser's scripts.
test('login never leads to another site', async ({ page, baseURL }) => {
  const login = `/account/login?next=${encodeURIComponent('/\\elsewhere.example')}`;
  await page.goto(login);
  await page.getByLabel('Email address').fill(customers.business);
  await page.locator('input[name=password]').fill(demonstrationPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${baseURL}/account`);
  await page.goto(login);
  await expect(page).toHaveURL(`${baseURL}/account`);
});

test('deals saved before login are in the account after it, once each, and their hearts stay marked', async ({
  page,
}) => {
  await page.goto('/van-leasing');
  await untilHydrated(page);
  const heart = page.locator('main article button[name=save]').last();
  await heart.click();
  await expect(page.locator('[data-shortlist] b')).toHaveText('1');
  const name = (await page.locator('main article h2 a').last().textContent()) ?? '';
  await page.goto('/account/login?next=/account/deals');
  await page.getByLabel('Email address').fill(customers.business);
  await page.locator('input[name=password]').fill(demonstrationPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('main').getByRole('link', { name })).toHaveCount(1);
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('shortlist');

  await page.goto('/van-leasing');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-shortlist]')).toHaveAttribute('href', '/account/deals');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/account/deals');
  await expect(page.locator('main').getByRole('link', { name })).toHaveCount(0);
});
