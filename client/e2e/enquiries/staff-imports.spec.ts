import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#client/e2e/account/visitor.ts';
import { colourRules, runAxe, sidewaysOverflow } from '#client/e2e/axe-findings.ts';
import { type OtherSite, startOtherSite } from '#client/e2e/other-site.ts';

const staff = 'staff@example.com';
const example = (name: string) => join(import.meta.dirname, '../../../server/catalogue/import/example', name);

/** Signs in by the mailbox of a site of its own: an import changes what every page shows. */
async function signIn(page: Page, site: OtherSite): Promise<void> {
  await page.goto(`${site.origin}/staff`);
  await page.getByLabel('Work email address').fill(staff);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  const mailbox = /http:\/\/127\.0\.0\.1:\d+\/mailbox/.exec(site.readLog())?.[0] ?? '';
  const findLink = async () => {
    const messages = await page.request.get(`${mailbox}.json`);
    return /http\S+key=[\w-]{43}/.exec(await messages.text())?.[0] ?? '';
  };
  await expect.poll(findLink).not.toBe('');
  await page.goto(await findLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function upload(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByLabel('File').setInputFiles(names.map(example));
  await page.getByRole('button', { name: 'Upload and check' }).click();
}

/** Reloads, as the page says, until a slow machine has done what it shows. */
async function untilShown(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    if (!(await wanted.isVisible())) await page.reload();
    await expect(wanted).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test.describe(() => {
  // The first upload is refused, which browsers write to their console.
  test.use({
    expectedFaults: /status of 400/,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });

  test('staff upload a feed, see what it would change, accept it and go back, on a phone without JavaScript', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const site = await startOtherSite({});
    try {
      await signIn(page, site);
      await page.getByRole('link', { name: 'Imports' }).click();
      await upload(page, 'rates.csv');
      await expect(page.getByRole('alert')).toContainText('give its vehicles and its rates together');

      await upload(page, 'vehicles.csv', 'rates.csv');
      const waiting = page.getByRole('article').filter({ hasText: 'vehicles.csv, rates.csv' });
      await untilShown(page, waiting.getByText('72 good, 0 rejected'));
      const storageState = await page.context().storageState();
      // Axe is a script.
      const seen = await browser.newPage({ storageState, javaScriptEnabled: true });
      await seen.setViewportSize({ width: 320, height: 900 });
      await seen.goto(page.url());
      const found = [await runAxe(seen), await sidewaysOverflow(seen)];
      await seen.emulateMedia({ colorScheme: 'dark' });
      expect([...found, await runAxe(seen, { rules: colourRules })]).toEqual([[], 0, []]);

      await waiting.getByLabel('Reason').fill('Checked with the funder');
      await waiting.getByRole('button', { name: 'Accept' }).click();
      await untilShown(page, page.getByRole('cell', { name: '2, shown now' }));
      await expect(page.getByText(`${staff}: Checked with the funder`).first()).toBeVisible();

      const back = page.locator('form').filter({ hasText: 'Go back to an earlier version' });
      await back.getByLabel('Reason').fill('Only tried');
      await back.getByRole('button', { name: 'Go back' }).click();
      await expect(page.getByRole('alert')).toContainText('would go from the site');
      await back.getByLabel('Go ahead all the same').check();
      await back.getByRole('button', { name: 'Go back' }).click();
      await untilShown(page, page.getByRole('cell', { name: '3, shown now' }));
      await expect(page.getByText(`${staff}: Only tried`)).toBeVisible();
    } finally {
      await site.close();
    }
  });
});
