import { expect, test } from '#client/e2e/account/visitor.ts';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { callback, contactJourneys } from './contact-journeys.ts';
import { keyboardFormHands, pointerFormHands } from './form-hands.ts';
import { sendComplete, sendEnquiry, sendTooEarly } from './send-enquiry.ts';

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'By touch.');

  for (const journey of contactJourneys) {
    test(`${journey.path}: sent by touch, invalid first`, async ({ page }) => {
      await sendEnquiry(page, journey, pointerFormHands(page));
    });
  }
});

for (const journey of contactJourneys) {
  test(`${journey.path}: sent by keyboard alone, invalid first`, async ({ page }) => {
    await sendEnquiry(page, journey, keyboardFormHands(page));
  });

  test.describe(() => {
    // The page with the faults has status 400, which the browser logs as an error.
    test.use({ javaScriptEnabled: false, expectedFaults: /status of 400/ });

    test(`${journey.path}: sent without JavaScript, invalid first`, async ({ page }) => {
      await sendEnquiry(page, journey, pointerFormHands(page));
    });
  });
}

test('the browser finds faults before sending, and two clicks send one enquiry', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const hands = pointerFormHands(page);
  await page.goto(callback.path);
  await sendTooEarly(page, callback, hands);
  expect(posts).toEqual([]);

  const twice = { ...hands, press: (button: Parameters<typeof hands.press>[0]) => button.dblclick() };
  await sendComplete(page, callback, twice);
  expect(posts.filter((url) => url.includes(callback.path)).length).toBe(1);
});

test.describe(() => {
  test.use({ expectedFaults: /ERR_FAILED|status of 400/ });

  test('when the script with the checks cannot be fetched, the server’s faults are shown', async ({
    page,
  }) => {
    await page.route('**/find-enquiry-faults-*', (route) => route.abort());
    await page.goto(callback.path);
    await sendTooEarly(page, callback, pointerFormHands(page));
  });
});

test('the button copies the reference', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sendEnquiry(page, callback, pointerFormHands(page));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(page.url()).pathname).toBe(`/enquiry-received/${copied.toLowerCase()}`);
});
