import { markDocument, untilHydrated } from '#client/e2e/page-actions.ts';
import { customers, demonstrationPassword, enterAs, expect, newAddress, signIn, test } from './visitor.ts';

test.use({ expectedFaults: /status of (400|404)/ });

test('a wrong password and an unknown address get one message, at neither field, and keep the page', async ({
  page,
}) => {
  const messages: (string | null)[] = [];
  for (const email of [customers.lender, newAddress()]) {
    await page.goto('/account/login');
    await untilHydrated(page);
    await markDocument(page);
    await page.getByLabel('E-mail address').fill(email);
    await page.locator('input[name=password]').fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    messages.push(await alert.textContent());
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(page.getByLabel('E-mail address')).toHaveValue(email);
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  }
  expect(messages[0]).toContain('The e-mail address or the password is not right.');
  expect(messages[1]).toBe(messages[0]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled });

    test(`who is signed out comes to login and from there back, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      page,
    }) => {
      await page.goto('/account/orders?from=letter');
      await expect(page).toHaveURL('/account/login?next=%2Faccount%2Forders%3Ffrom%3Dletter');
      await page.getByLabel('E-mail address').fill(customers.business);
      await page.locator('input[name=password]').fill(demonstrationPassword);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL('/account/orders?from=letter');
      await expect(page.locator('h1')).toHaveText('Orders');
    });
  });
}

for (const next of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
  test(`login never leads to ${next}`, async ({ page, baseURL }) => {
    await page.goto(`/account/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('E-mail address').fill(customers.business);
    await page.locator('input[name=password]').fill(demonstrationPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`${baseURL}/account`);
    await page.goto(`/account/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${baseURL}/account`);
  });
}

test('another customer’s order and contract are not found, as those that do not exist', async ({
  page,
  request: other,
}) => {
  await signIn(other, customers.business);
  await enterAs(page, customers.personal);
  for (const list of ['/account/orders', '/account/contracts']) {
    const html = await (await other.get(list)).text();
    const theirs = new RegExp(`href="(${list}/[^"]+)"`).exec(html)?.[1] ?? '';
    expect((await other.get(theirs)).status()).toBe(200);
    const texts: (string | null)[] = [];
    for (const path of [theirs, `${list}/nobody-s`]) {
      expect((await page.goto(path))?.status()).toBe(404);
      texts.push(await page.getByRole('main').textContent());
    }
    expect(texts[0]).toBe(texts[1]);
  }
});
