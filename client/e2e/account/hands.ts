import type { Locator, Page } from '@playwright/test';
import { tabToElement, untilHydrated } from '#client/e2e/page-actions.ts';

/** A file that is sent. */
interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** How a visitor works a page. */
export interface Hands {
  type(field: Locator, text: string): Promise<void>;
  /** Presses a link, a button, a box to tick or the summary of a folded part. */
  press(target: Locator): Promise<void>;
  attach(field: Locator, file: SentFile): Promise<void>;
}

/** A mouse or a finger. */
export function pointerHands(page: Page): Hands {
  return {
    type: async (field, text) => {
      await untilHydrated(page);
      await field.fill(text);
    },
    press: async (target) => {
      await untilHydrated(page);
      await target.click();
    },
    attach: (field, file) => field.setInputFiles(file),
  };
}

/** A keyboard alone: Tab until the element has the focus, then the usual key. */
export function keyboardHands(page: Page): Hands {
  return {
    type: async (field, text) => {
      await tabToElement(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    press: async (target) => {
      await tabToElement(page, target);
      const isBox = await target.evaluate((element: HTMLInputElement) => element.type === 'checkbox');
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    attach: async (field, file) => {
      await tabToElement(page, field);
      // A test cannot use the browser's window for choosing files, so the file is set once the keyboard has reached the
      // field.
      await field.setInputFiles(file);
    },
  };
}
