import { expect, type Locator, type Page } from '@playwright/test';

/** The cookie notice, whether it is there or not. */
export function findNotice(page: Page): Locator {
  return page.getByRole('region', { name: 'Cookie choices' });
}

/** Uses the page, by a key that does nothing, until the notice asks. */
export async function openNotice(page: Page): Promise<Locator> {
  const notice = findNotice(page);
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  return notice;
}
