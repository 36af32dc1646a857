import type { APIRequestContext, Cookie } from '@playwright/test';
import { keyboardHands } from '#client/e2e/account/hands.ts';
import { followMailedLink } from '#client/e2e/account/mailbox.ts';
import { expect, newAddress, test } from '#client/e2e/account/visitor.ts';
import { colourRules, runAxe, sidewaysOverflow } from '#client/e2e/axe-findings.ts';

const staff = 'staff@example.com';
const reviewed = '/van-leasing/ford/transit/customer-reviews';
const praise = 'Swallows twelve-foot boards with the passenger seat folded.';

/** What visitors have sent before staff come in: a message and a review. */
async function sendFromOutside(request: APIRequestContext): Promise<string> {
  const email = newAddress();
  const send = (page: string, form: Readonly<Record<string, string>>) =>
    request.post(page, { form: { ...form, email }, headers: { Accept: 'application/json' } });
  const message = await send('/leave-a-message', {
    message: 'Is it in stock?',
    name: 'Ada Example',
    reply: 'email',
  });
  const review = await send('/review-my-vehicle', {
    vehicle: 'commercial/ford/transit',
    ...{ satisfaction: '5', comfort: '4', runningCosts: '4', reliability: '5', practicality: '5' },
    ...{ comments: praise, displayName: 'Ada E.', monthsHeld: '24', statement: 'leased' },
  });
  expect([message.status(), review.status()]).toEqual([200, 200]);
  return email;
}

// One sign-in for both: a link is mailed three times an hour at most.
test.describe.configure({ mode: 'serial' });
let entered: { readonly cookies: Cookie[]; readonly enquiry: string };

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('staff sign in by the mailbox, answer an enquiry and publish a review, by keyboard and without JavaScript', async ({
    page,
    request,
  }) => {
    const email = await sendFromOutside(request);
    const hands = keyboardHands(page);
    const press = (name: string) => hands.press(page.getByRole('button', { name, exact: true }));

    await page.goto('/staff/enquiries');
    await hands.type(page.getByLabel('Work email address'), staff);
    await press('Email me a link');
    await expect(page.getByRole('status')).toContainText('a link is on its way');
    await followMailedLink(page, { to: staff, subject: 'Your link to the staff site' });
    await press('Sign in');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health');

    await hands.press(page.getByRole('link', { name: 'Enquiries', exact: true }));
    await hands.type(page.getByLabel('Reference, email or phone'), email);
    await press('Show');
    await hands.press(page.getByRole('link', { name: /^ENQ-/ }));
    await expect(page.getByText('Is it in stock?')).toBeVisible();
    await hands.type(page.getByLabel('Note (optional)'), 'Called back.');
    await press('Mark as answered');
    await expect(page.getByRole('status')).toContainText('is marked as answered');
    const enquiry = new URL(page.url()).pathname;

    await hands.press(page.getByRole('link', { name: 'Reviews' }));
    const review = page.getByRole('article').filter({ hasText: praise });
    await hands.press(review.getByRole('button', { name: 'Publish' }));
    await expect(page.getByRole('status')).toContainText('is published');
    await expect
      .poll(async () => (await request.get(reviewed)).text(), { timeout: 20_000 })
      .toContain(praise);
    entered = { cookies: await page.context().cookies(), enquiry };
  });
});

test('axe finds nothing on the pages of the staff site, light and dark, and none is wider than 320 px', async ({
  page,
}) => {
  const { cookies, enquiry } = entered;
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/staff/sign-in');
  expect(await runAxe(page)).toEqual([]);
  await page.context().addCookies(cookies);
  const lists = ['/staff', '/staff/enquiries', '/staff/reviews?state=published', '/staff/audit'];
  for (const path of [...lists, enquiry, '/staff/enquiries/person']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    const light = await runAxe(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await runAxe(page, { rules: colourRules });
    const found = { path, light, dark, overflow: await sidewaysOverflow(page) };
    expect(found).toEqual({ path, light: [], dark: [], overflow: 0 });
  }
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('You’ve signed out.');
});
