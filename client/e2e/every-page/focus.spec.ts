import type { Page } from '@playwright/test';
import { untilHydrated } from '#client/e2e/page-actions.ts';
import { findPage } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test.use({ expectedFaults: /status of 404/ });

/** One page of each layout. */
const layouts = ['home', 'filtered deals', 'no deals', 'car', 'all manufacturers', 'not found'];

for (const name of layouts) {
  for (const width of [390, 1440]) {
    test(`the focused element is visible on ${name} at ${width} px, forwards and backwards`, async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(await findPage(request, name));
      await untilHydrated(page);
      const forwards = await walk(page, 'forwards');
      await page.keyboard.down('Shift');
      expect(forwards.count).toBeGreaterThan(15);
      expect(forwards.hidden).toEqual([]);
      const backwards = await walk(page, 'backwards');
      expect(backwards.hidden).toEqual([]);
      expect(backwards.count).toBeGreaterThan(15);
    });
  }
}

interface Walk {
  readonly count: number;
  /** Elements that had the focus and were not visible. */
  readonly hidden: readonly string[];
}

/** Moves the focus through the page with a held-down key until it leaves the page or reaches an element again. */
async function walk(page: Page, direction: string): Promise<Walk> {
  const hidden: string[] = [];
  for (let count = 0; count < 400; count += 1) {
    await page.keyboard.down('Tab');
    const stop = await page.evaluate(describeFocus, direction);
    if (!stop) return { count, hidden };
    if (!stop.isVisible) hidden.push(stop.html);
  }
  throw new Error('The focus never left the page');
}

interface Stop {
  readonly html: string;
  readonly isVisible: boolean;
}

/**
 * Runs in the page: the focused element and whether the middle of a line of it, or of its label, can be seen; undefined
 * when nothing has the focus or the element was reached before.
 */
function describeFocus(walk: string): Stop | undefined {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body || focused.dataset.visited === walk) return undefined;
  focused.dataset.visited = walk;
  const label = focused.closest('label');
  const rects = [...(label ?? focused).getClientRects()].filter(({ width, height }) => width * height > 0);
  const isVisible = rects.some((rect) => {
    const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    return top !== null && (focused.contains(top) || label?.contains(top) === true);
  });
  return { isVisible, html: focused.outerHTML.slice(0, 160) };
}
