import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import { pageModulesId } from '#shared/app/page-state.ts';

/** Key presses sent together: waiting for the browser after each one would take most of the time. */
export const pressedAtOnce = 8;

/** Holds Tab down until the focus is on an element that matches; throws when it never is. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await tabUntil(
    page,
    await page.evaluateHandle((wanted) => () => document.activeElement?.matches(wanted), selector),
  );
}

/** Holds Tab down until the element has the focus; throws when it never gets it. */
export async function tabToElement(page: Page, target: Locator): Promise<void> {
  await untilHydrated(page);
  await expect(target).toBeVisible();
  await tabUntil(page, await target.evaluateHandle((wanted) => () => document.activeElement === wanted));
}

/** Holds Tab down until the page says that the focus is there. */
async function tabUntil(page: Page, isThere: JSHandle<() => boolean | undefined>): Promise<void> {
  const together = (await isThere.evaluate(stopThere)) ? pressedAtOnce : 1;
  for (let presses = 0; presses < 200; presses += together) {
    if (await isThere.evaluate((ask) => ask())) return page.keyboard.up('Tab');
    await Promise.all(Array.from({ length: together }, () => page.keyboard.down('Tab')));
  }
  throw new Error(`Tab never got there: ${isThere}`);
}

/**
 * Runs in the page: presses of Tab that come after the focus is there do nothing, until the key is let go. Returns false
 * in a browser without scripts, which tells a page of no press.
 */
function stopThere(isThere: () => boolean | undefined): boolean {
  const released = new AbortController();
  const options = { capture: true, signal: released.signal };
  const stop = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isThere()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', stop, options);
  window.addEventListener('keyup', ({ key }) => key === 'Tab' && released.abort(), options);
  return !matchMedia('(scripting: none)').matches;
}

/**
 * Unfolds the parts that hide a control by pressing their summaries, as a visitor would; on phones a dialog may open.
 */
async function unfold(control: Locator): Promise<void> {
  const folded = control.locator('xpath=ancestor::details[not(@open)]/summary').filter({ visible: true });
  while ((await folded.count()) > 0) {
    const summary = await folded.first().elementHandle();
    await summary?.click();
    // Not by its text: a count in it may change meanwhile. A dialog takes the control out of the details.
    const isFolded = (inner: Element, pressed: Element | null) => {
      const details = pressed?.closest('details');
      return details?.contains(inner) && !details.open;
    };
    await expect.poll(() => control.evaluate(isFolded, summary)).toBeFalsy();
  }
}

/** A form control in the page's content, unfolded. Waits for the scripts first, because a script opens the dialog. */
export async function openField(page: Page, selector: string): Promise<Locator> {
  await untilHydrated(page);
  const control = page.locator(`main form ${selector}`).first();
  await unfold(control);
  return control;
}

/** Closes the dialog that a phone has for the filters; nothing where they are a column. */
export async function closeFilters(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** How many deals the page says there are. */
export async function readCount(page: Page): Promise<number> {
  const text = await page.locator('main [role=status]').first().textContent();
  return Number(text?.match(/[\d,]+/)?.[0].replaceAll(',', ''));
}

/** Marks the document, so that `expectSameDocument` can tell whether it was loaded anew. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

/** Fails when the page was loaded anew since `markDocument`. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
}

/** Pixels that the page is scrolled down. */
export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/**
 * Waits until everything on the page is followed by its scripts: React has hydrated it, and `after-start.ts`, which sends
 * forms and opens dialogs, has run; in the same step it hydrates the header's account link. Until then the browser follows
 * links and sends forms itself. Does not wait in a browser without scripts, nor on a page that has none.
 */
export async function untilHydrated(page: Page): Promise<void> {
  // Asked again where the browser opens another document meanwhile.
  await page.waitForFunction((modulesId) => {
    const modules = document.getElementById(modulesId)?.textContent;
    const isScriptless = matchMedia('(scripting: none)').matches || !modules;
    const account = document.getElementById('account-link');
    const isReacts = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
    return isScriptless || (isReacts(document.body) && (!account || isReacts(account)));
  }, pageModulesId);
}

/**
 * Waits until a client-side navigation has drawn its page: the address changes before, and a key that is pressed between
 * would go to the heading, which takes the focus then.
 */
export async function untilArrived(page: Page, address: string): Promise<void> {
  await page.waitForURL(address);
  await expect(page.locator('h1')).toBeFocused();
}

/** What a visitor may need at most for a job, from home: a press, a choice or a field filled is a tap. */
export const mostTaps = 8;

/** Presses what a visitor presses, and counts. */
export function countTaps(page: Page) {
  let count = 0;
  return {
    tap: async (target: Locator) => {
      await untilHydrated(page);
      await target.click();
      count += 1;
    },
    add: (more: number) => {
      count += more;
    },
    count: () => count,
  };
}
