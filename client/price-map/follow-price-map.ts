import type { DataRouter } from '#client/navigation/data-router.ts';

const beginnings = ['pointerover', 'focusin', 'click'] as const;

/**
 * Fetches what a price map does for a mouse, keys or a finger when one first comes to it. Until then, and without it, its
 * dots are links and its form sets a budget.
 */
export function followPriceMap(router: DataRouter): void {
  let hands: Promise<void> | undefined;
  const begin = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('[data-price-map] svg')) return;
    hands ??= import('./price-map-hands.ts').then(({ startHands }) => {
      for (const type of beginnings) document.removeEventListener(type, begin, { capture: true });
      startHands(router, target);
    });
    const isTouch = event instanceof PointerEvent && event.type === 'click' && event.pointerType === 'touch';
    if (isTouch) event.preventDefault();
    hands.then(
      () => isTouch && target.dispatchEvent(new PointerEvent('click', repeated(event))),
      () => isTouch && follow(target),
    );
  };
  for (const type of beginnings) document.addEventListener(type, begin, { capture: true });
}

function repeated({ clientX, clientY, pointerType }: PointerEvent): PointerEventInit {
  return { bubbles: true, cancelable: true, clientX, clientY, pointerType };
}

/** Opens the link of a dot that was touched, as a browser does. */
function follow(target: Element): void {
  const href = target.closest('a')?.getAttribute('href');
  if (href) window.location.assign(href);
}
