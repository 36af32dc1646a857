import { pushEvent } from '#client/analytics/data-layer.ts';
import type { DataRouter } from '#client/data-router.ts';
import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';

/** The page that is shown, by the pattern of its record: without references, ids or query. */
export function toPageView({ state }: Pick<DataRouter, 'state'>): DataLayerEvent {
  return { event: 'page_view', path: state.matches.at(-1)?.route.path ?? '' };
}

/** Tells the data layer of the first page and of every other that is navigated to; a filter is no new page. */
export function announcePages(router: DataRouter): void {
  let shown = router.state.location.pathname;
  pushEvent(toPageView(router));
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    pushEvent(toPageView(router));
  });
}
