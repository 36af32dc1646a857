import { expect, type Locator, type Page } from '@playwright/test';

/** Locator of the cookie notice, shown or not. */
export function findNotice(page: Page): Locator {
  return page.getByRole('region', { name: 'Cookie choices' });
}

/** Presses a key that does nothing but show the notice, once the scripts listen for it. */
export async function openNotice(page: Page): Promise<Locator> {
  const notice = findNotice(page);
  await page.waitForFunction(() => 'dataLayer' in window);
  await page.keyboard.press('Shift');
  await expect(notice).toBeVisible();
  return notice;
}
