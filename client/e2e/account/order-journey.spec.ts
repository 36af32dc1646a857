import { countTaps, mostTaps, untilHydrated } from '#client/e2e/page-actions.ts';
import { customers, demonstrationPassword, expect, test } from './visitor.ts';

const licence = {
  name: 'my licence.png',
  mimeType: 'image/png',
  buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
};

test('an order is checked and a licence is sent in at most eight taps from home', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  // One customer for phones and one for wide screens, because a licence that has come is not asked for again.
  const email = isMobile ? customers.personal : customers.business;
  const taps = countTaps(page);
  await page.goto('/');
  await taps.tap(page.locator('header a[href^="/account"]:visible').first());
  await expect(page).toHaveURL(/\/account\/login/);
  await untilHydrated(page);
  await page.locator('main').getByLabel('Email address').fill(email);
  await page.locator('main input[name=password]').fill(demonstrationPassword);
  await taps.tap(page.getByRole('button', { name: 'Log in' }));
  await expect(page).toHaveURL('/account');
  await taps.tap(page.locator('main a[href^="/account/orders/"]').first());
  await expect(page.locator('h1')).toHaveText(/^Order ORD-/);
  await expect(page.getByRole('main')).toContainText('Expected delivery');
  await taps.tap(page.getByRole('link', { name: 'Send it driving licence' }));
  await expect(page.getByLabel('What is it?')).toHaveValue('driving-licence');
  // The file is chosen in a window of the browser: two taps.
  taps.add(2);
  await page.getByLabel('File', { exact: true }).setInputFiles(licence);
  await taps.tap(page.getByRole('button', { name: 'Send document' }));
  await expect(page.locator('h1')).toHaveText(/^Order ORD-/);
  await expect(page.getByRole('main')).toContainText(/Driving licence\s*Received/);
  expect(taps.count()).toBeLessThanOrEqual(mostTaps);
  await page.goto('/account/important-documents');
  const sent = page.getByRole('listitem').filter({ hasText: licence.name });
  await expect(sent).toContainText('Driving licence');
  const opened = await page.request.get((await sent.getByRole('link').getAttribute('href')) ?? '');
  expect(opened.headers()).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  });
});
