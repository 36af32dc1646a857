import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until the header's links act as buttons. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('header [data-opens][role=button]').first()).toBeAttached();
}

/** The button of a section in the header's second row. */
export function sectionButton(page: Page, section: string): Locator {
  return page.locator(`header [data-row] > li > [data-opens="${section}"]`);
}

/** The panel of whichever section is open. */
export function openPanel(page: Page): Locator {
  return page.locator('#section-panel');
}

/** The button of the mobile menu. */
export function menuButton(page: Page): Locator {
  return page.locator('header [data-opens="menu"]');
}

/** The mobile menu, where it is open. */
export function mobileMenu(page: Page): Locator {
  return page.locator('#mobile-menu');
}

/** An item of the mobile menu that opens a level. */
export function menuItem(page: Page, label: string): Locator {
  return mobileMenu(page).getByRole('button', { name: label, exact: true });
}
