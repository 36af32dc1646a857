import { expectSameDocument, markDocument, untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

const guide = '/car-leasing/guides/initial-payment';

test('a guide keeps its text through hydration, its contents lead to headings, and its deals can be saved', async ({
  page,
}) => {
  await page.goto(guide);
  await untilHydrated(page);
  await expect(page.locator('main h2').first()).toBeVisible();
  await markDocument(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  const fragment = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page).toHaveURL(`${guide}${fragment}`);
  await expect(page.locator(fragment)).toBeInViewport();
  await expectSameDocument(page);
  await untilHydrated(page);
  const heart = page.locator('button[form=shortlist]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a guide is opened as a document from elsewhere, and so is the way back to it', async ({ page }) => {
  await page.goto('/guides');
  await untilHydrated(page);
  await page.locator(`main a[href="${guide}"]`).click();
  await page.waitForURL(guide);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'deals by true monthly cost' }).click();
  await page.waitForURL(/\/car-leasing\?/);
  await expect(page.locator('main article').first()).toBeVisible();

  await page.goBack();
  await page.waitForURL(guide);
  await expect(page.locator('main h1')).toHaveText(/up front/);
  await expect(page.locator('main h2').first()).toBeVisible();
  await page.goForward();
  await page.waitForURL(/\/car-leasing\?/);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('the news can be searched, and the crumb says for what', async ({ page }) => {
  await page.goto('/news');
  await page.getByLabel('Search the news').fill('company car');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await page.waitForURL(/\/news\/search\?search=company(?:\+|%20)car/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Search: company car');
  await expect(page.locator('main h2').first()).toBeVisible();
});

test('a video plays by keyboard with captions, and a chapter is an address from which it begins', async ({
  page,
}) => {
  await page.goto('/flix');
  await page.locator('main').getByRole('link', { name: 'What a lease really costs' }).click();
  await page.waitForURL('/flix/video/1');
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link').last().click();
  await page.waitForURL(/\?t=37#player$/);
  const video = page.locator('video');
  await video.focus();
  await page.keyboard.press('Space');
  await expect
    .poll(() => video.evaluate((each: HTMLVideoElement) => !each.paused && each.currentTime > 37))
    .toBe(true);
  const shown = await video.evaluate(({ textTracks }: HTMLVideoElement) =>
    Array.from(textTracks, ({ kind, mode, cues }) => [kind, mode, (cues?.length ?? 0) > 0]),
  );
  expect(shown[0]).toEqual(['captions', 'showing', true]);
});
