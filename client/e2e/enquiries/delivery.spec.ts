import { expect, test } from '@playwright/test';
import { readMail, readServerLog } from '#client/e2e/account/mailbox.ts';
import { untilHydrated } from '#client/e2e/page-actions.ts';

test('staff get the whole enquiry by mail, and the visitor gets only its reference', async ({
  page,
  request,
}) => {
  // A word that occurs nowhere else on the site.
  const canary = `wren${Date.now()}`;
  const email = `${canary}@visitors.example`;
  await page.goto(`/search?q=${canary}`);
  await untilHydrated(page);
  await page.locator('header a[data-contact]').click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Leave a message/ })
    .click();
  await page.getByLabel('Your message').fill(`Is the ${canary} still there?`);
  await page.getByLabel('Your name').fill(`Ada ${canary}`);
  await page.getByLabel('By email', { exact: true }).check();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL('**/enquiry-received/*');
  // Addresses are in small letters.
  const reference = new URL(page.url()).pathname.split('/').at(-1)?.toUpperCase() ?? '';
  const findMail = async (to: string) =>
    (await readMail(request, to)).find(({ text }) => text.includes(reference));

  await expect.poll(async () => (await findMail(email)) !== undefined).toBe(true);
  await expect.poll(async () => (await findMail('enquiries@example.com')) !== undefined).toBe(true);
  const toStaff = await findMail('enquiries@example.com');
  expect(toStaff?.subject).toBe(`Message: Ada ${canary}`);
  expect(toStaff?.text).toContain(`Ada ${canary}\nReply by email: ${email}\n`);
  expect(toStaff?.text).toContain(`Message\n    Is the ${canary} still there?\n`);
  // The page that the visitor came from, without the text that was typed into its address.
  expect(toStaff?.text).toMatch(/^Came from: http:\/\/localhost:\d+\/search$/m);
  expect(toStaff?.text.split(canary)).toHaveLength(4);
  expect((await findMail(email))?.text).not.toContain(canary);
  expect(readServerLog()).not.toContain(canary);
});
