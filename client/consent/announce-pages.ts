import type { DataRouter } from '#client/navigation/data-router.ts';
import type { PageState } from '#shared/app/page-state.ts';
import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';
import type { EnquiryReceivedData } from '#shared/pages/enquiries/received/enquiry-received-data.ts';
import type { SearchData } from '#shared/pages/search/search-data.ts';
import type { PageName } from '#shared/routes/site-map.ts';
import { pushEvent } from './data-layer.ts';

type Shown = Pick<DataRouter, 'state'>;

/** The event for the page that is shown. It names the record's path pattern, so no reference, id or query is in it. */
export function toPageView({ state }: Shown): DataLayerEvent {
  return { event: 'page_view', path: state.matches.at(-1)?.route.path ?? '' };
}

/**
 * Adds an event to the data layer for the first page and for each page that the visitor navigates to, and one for an
 * enquiry or search that such a page confirms. A changed query alone is no new page view.
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
  const { id = '' } = state.matches.at(-1)?.route ?? {};
  const data = (state.loaderData[id] as PageState | undefined)?.data;
  const outcome = isFresh && toOutcome(id as PageName, data);
  if (outcome) pushEvent(outcome);
}

/** False when the visitor reloaded the page, went back to it or came from another site: that sent nothing anew. */
function cameFromHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && document.referrer.startsWith(window.location.origin);
}

/** The event that a page's data confirms: an enquiry was received or a search was answered. Undefined for other pages. */
export function toOutcome(page: PageName, data: unknown): DataLayerEvent | undefined {
  if (page === 'enquiryReceived') return { event: 'enquiry_sent', kind: (data as EnquiryReceivedData).kind };
  if (page !== 'search') return undefined;
  const { outcome } = data as SearchData;
  return outcome.kind === 'found' ? { event: 'search', found: outcome.hits.length > 0 } : undefined;
}
