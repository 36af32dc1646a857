import type { Page } from '@playwright/test';
import { type OtherSite, startOtherSite } from '#client/e2e/other-site.ts';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test as watched } from '#client/e2e/page-watch.ts';
import { findNotice, openNotice } from './open-notice.ts';
import { startTagServer, type TagServer } from './tag-server.ts';

interface TaggedSite {
  readonly tags: TagServer;
  readonly site: OtherSite;
}

/** A site with a tag manager. Any report of the security policy fails the test. */
const test = watched.extend<object, { tagged: TaggedSite }>({
  tagged: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const tags = await startTagServer();
      const site = await startOtherSite({ ANALYTICS_ID: 'GTM-TEST', TAG_MANAGER_URL: tags.scriptUrl });
      await use({ tags, site });
      await site.close();
      tags.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ tagged }, use) => use(tagged.site.origin),
});

test.describe.configure({ mode: 'default' });
test.use({ storageState: { cookies: [], origins: [] } });
test.beforeEach(({ tagged }) => void tagged.tags.requests.splice(0));

async function browse(page: Page): Promise<void> {
  await page.goto('/car-leasing');
  await untilHydrated(page);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/vehicle/);
  await page.waitForLoadState('networkidle');
}

test('the tag manager is not loaded before the choice, nor after refusing', async ({ page, tagged }) => {
  await browse(page);
  const answers = (await openNotice(page)).getByRole('button');
  await expect(answers).toHaveText(['Allow both', 'Statistics only', 'Refuse both']);
  await answers.last().click();
  await expect(findNotice(page)).toHaveCount(0);
  await browse(page);
  await page.goto('/account/login');
  await page.waitForLoadState('networkidle');

  expect(tagged.tags.requests).toEqual([]);
});

test('a visitor who allows advertising gets the tag manager at once, with the consent set first, and never on account pages', async ({
  page,
  tagged: { tags },
}) => {
  await page.goto('/');
  await (await openNotice(page)).getByRole('button', { name: 'Allow both' }).click();
  await expect
    .poll(() => [...tags.requests].sort())
    .toEqual(['/collect', '/gtm.js?id=GTM-TEST', '/pixel.gif']);
  const saw = JSON.parse(
    await page.evaluate(() => (window as unknown as { tagManagerSaw: string }).tagManagerSaw),
  );
  expect(saw[0]).toEqual([{ event: 'page_view', path: '/' }]);
  expect(saw[1].slice(0, 2)).toEqual(['consent', 'default']);
  expect(saw[1][2]).toMatchObject({ ad_storage: 'granted', analytics_storage: 'granted' });
  expect(saw[2][0]).toMatchObject({ event: 'gtm.js' });

  tags.requests.length = 0;
  await page.locator('a[href^="/account"]').first().click();
  await page.waitForURL(/\/account\/login/);
  await page.waitForLoadState('networkidle');
  expect(tags.requests).toEqual([]);
  expect(await page.evaluate(() => 'tagManagerSaw' in window)).toBe(false);
});

test('a document that has shown a private page never loads tags, even when the visitor allows them later', async ({
  page,
  tagged: { tags },
}) => {
  const answer = await page.goto('/account/login');
  expect(answer?.headers()['content-security-policy']).not.toContain(new URL(tags.scriptUrl).origin);
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  const kept = page.waitForResponse('**/cookie-choices');
  await (await openNotice(page)).getByRole('button', { name: 'Allow both' }).click();
  await kept;
  await page.locator('header a[href="/car-leasing"]').first().click();
  await page.waitForURL((url) => url.pathname === '/car-leasing');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  expect(tags.requests).toEqual([]);
  await page.goto('/car-leasing');
  await expect.poll(() => tags.requests.length).toBe(3);
});

test('switching advertising off stops it at once and removes its cookies', async ({
  page,
  tagged: { tags },
}) => {
  await page.goto('/');
  await (await openNotice(page)).getByRole('button', { name: 'Allow both' }).click();
  await expect.poll(() => tags.requests.length).toBe(3);
  await page.goto('/cookie-choices');
  await page.locator('[name=advertising][value=no]').check();
  await page.getByRole('button', { name: 'Keep my choice' }).click();
  await page.waitForURL(/kept=true/);
  tags.requests.length = 0;
  await browse(page);

  expect(tags.requests).toEqual([]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toEqual(['cookieChoices']);
});
