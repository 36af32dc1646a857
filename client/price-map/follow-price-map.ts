import type { DataRouter } from '#client/navigation/data-router.ts';

/**
 * Hands what comes to a price map on to its own file, which is fetched then. Without that file its dots are links and its
 * form sets a budget.
 */
export function followPriceMap(router: DataRouter): void {
  const pass = (event: Event) => {
    const target = event.target as Element;
    if (!target.closest?.('[data-price-map] svg')) return;
    // A finger covers several dots, so its touch does not follow the one on top.
    const isTouch = (event as PointerEvent).pointerType === 'touch' && event.type === 'click';
    if (isTouch) event.preventDefault();
    import('./price-map-hands.ts').then(
      ({ comeToMap }) => comeToMap(router, event as PointerEvent),
      () => isTouch && window.location.assign(target.closest('a')?.getAttribute('href') ?? ''),
    );
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, pass, true);
}
