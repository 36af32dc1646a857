import type { Page } from '@playwright/test';
import { pressedAtOnce, untilHydrated } from '#client/e2e/page-actions.ts';
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
  /** True once the focus has left the page or has reached an element again. */
  readonly isOver: boolean;
}

/** Moves the focus through the page with a held-down key until it leaves the page or reaches an element again. */
async function walk(page: Page, direction: string): Promise<Walk> {
  const look = await page.evaluateHandle(followFocus, direction);
  for (let presses = 0; presses < 400; presses += pressedAtOnce) {
    await Promise.all(Array.from({ length: pressedAtOnce }, () => page.keyboard.down('Tab')));
    const walked = await look.evaluate((ask) => ask());
    if (walked.isOver) return walked;
  }
  throw new Error('The focus never left the page');
}

/**
 * Runs in the page: looks where each press of Tab has led before the next one moves the focus on, and lets none move it
 * once the walk is over. The function that it returns looks where the last press has led, and tells the walk so far.
 */
function followFocus(direction: string): () => Walk {
  const walked = { count: 0, hidden: [] as string[], isOver: false };
  let isUnseen = false;
  /** Whether the middle of a line of the element, or of its label, can be seen. */
  const isVisible = (focused: HTMLElement) => {
    const label = focused.closest('label');
    const rects = [...(label ?? focused).getClientRects()].filter(({ width, height }) => width * height > 0);
    return rects.some((rect) => {
      const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      return top !== null && (focused.contains(top) || label?.contains(top) === true);
    });
  };
  const look = () => {
    const focused = document.activeElement as HTMLElement | null;
    if (!isUnseen || walked.isOver) return walked;
    isUnseen = false;
    walked.isOver = !focused || focused === document.body || focused.dataset.visited === direction;
    if (!focused || walked.isOver) return walked;
    focused.dataset.visited = direction;
    walked.count += 1;
    if (!isVisible(focused)) walked.hidden.push(focused.outerHTML.slice(0, 160));
    return walked;
  };
  const ended = new AbortController();
  const onPress = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    if (look().isOver) event.preventDefault();
    isUnseen = true;
  };
  window.addEventListener('keydown', onPress, { capture: true, signal: ended.signal });
  return () => {
    if (look().isOver) ended.abort();
    return walked;
  };
}
