import type { DataRouter } from '#client/navigation/data-router.ts';
import type { PageState } from '#shared/app/page-state.ts';
import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';
import { pushEvent } from './data-layer.ts';
import { toOutcome } from './to-outcome.ts';

type Shown = Pick<DataRouter, 'state'>;

/** The page that is shown, by the pattern of its record: without references, ids or query. */
export function toPageView({ state }: Shown): DataLayerEvent {
  return { event: 'page_view', path: state.matches.at(-1)?.route.path ?? '' };
}

/**
 * Tells the data layer of the first page and of every other that is navigated to, and of what a page shows to have
 * come about. A filter is no new page.
 */
export function announcePages(router: DataRouter): void {
  let { pathname, search } = router.state.location;
  pushEvent(toPageView(router));
  announceOutcome(router, cameFromHere());
  router.subscribe(({ navigation, location }) => {
    const isSamePage = location.pathname === pathname;
    if (navigation.state !== 'idle' || (isSamePage && location.search === search)) return;
    ({ pathname, search } = location);
    if (!isSamePage) pushEvent(toPageView(router));
    announceOutcome(router, true);
  });
}

function announceOutcome({ state }: Shown, isFresh: boolean): void {
  const { path, id = '' } = state.matches.at(-1)?.route ?? {};
  const data = (state.loaderData[id] as PageState | undefined)?.data;
  const outcome = isFresh && toOutcome(path, data);
  if (outcome) pushEvent(outcome);
}

/** False for a page that was loaded again, brought back or opened from elsewhere: nothing has come about by that. */
function cameFromHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && document.referrer.startsWith(window.location.origin);
}
