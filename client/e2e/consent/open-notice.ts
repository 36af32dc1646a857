import { expect, type Locator, type Page } from '@playwright/test';

/** Locator of the cookie notice, shown or not. */
export function findNotice(page: Page): Locator {
  return page.getByRole('region', { name: 'Cookie choices' });
}

/** Presses a key that does nothing until the notice is shown. */
export async function openNotice(page: Page): Promise<Locator> {
  const notice = findNotice(page);
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  return notice;
}
