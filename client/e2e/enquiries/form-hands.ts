import type { Locator, Page } from '@playwright/test';
import { type Hands, keyboardHands, pointerHands } from '#client/e2e/account/hands.ts';
import { tabToElement } from '#client/e2e/page-actions.ts';

/** How a visitor fills in a form. */
export interface FormHands extends Hands {
  /** Chooses from a list by the words of the choice. */
  choose(list: Locator, words: string): Promise<void>;
  /** One of several buttons of which one can be on. */
  pick(button: Locator): Promise<void>;
}

/** A mouse or a finger. */
export function pointerFormHands(page: Page): FormHands {
  const hands = pointerHands(page);
  return {
    ...hands,
    choose: async (list, words) => void (await list.selectOption({ label: words })),
    pick: (button) => hands.press(button),
  };
}

/** A keyboard alone. */
export function keyboardFormHands(page: Page): FormHands {
  return {
    ...keyboardHands(page),
    choose: async (list, words) => {
      await tabToElement(page, list);
      await page.keyboard.type(words);
    },
    pick: async (button) => {
      await tabToElement(page, button);
      await page.keyboard.press('Space');
    },
  };
}
