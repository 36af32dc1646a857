import type { DataRouter } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';
import type { PageState } from '#shared/app/page-state.ts';
import { cookieChoicesPath, isChoiceDue } from '#shared/contracts/cookie-choices.ts';
import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';
import type { EnquiryReceivedData } from '#shared/pages/enquiries/received/enquiry-received-data.ts';
import type { SearchData } from '#shared/pages/search/search-data.ts';
import type { PageName } from '#shared/routes/site-map.ts';
import { followEvents, pushEvent } from './data-layer.ts';
import { objects, readAllowed, readCookieChoices } from './visitor-choices.ts';

/**
 * Starts what the visitor has allowed. A visitor who has not chosen yet sees the cookie notice only once they use the
 * page, so that it is never the first thing they see. Before the choice nothing is stored, counted or fetched. The
 * notice is not shown where the browser sends Global Privacy Control or Do Not Track.
 */
export function startConsent(router: DataRouter, tagManagerUrl: string | undefined): void {
  announcePages(router);
  const isTagFree = watchPrivatePages(router);
  const follow = () => {
    const { statistics, advertising } = readAllowed();
    if (statistics) countVisits(router);
    if (advertising && tagManagerUrl && !isTagFree())
      void import('./tag-manager.ts').then((tags) => tags.followTagManager(router, tagManagerUrl));
  };
  follow();
  const isAsked = isChoiceDue(readCookieChoices(), tagManagerUrl !== undefined) && !objects();
  if (!isAsked || router.state.location.pathname === cookieChoicesPath) return;
  onFirstUse(async () => {
    const { showCookieNotice } = await import('./show-cookie-notice.tsx');
    showCookieNotice(tagManagerUrl !== undefined, follow);
  });
}

/** Sends the page that is shown and every later event to the site's own statistics, for as long as the visitor allows it. */
function countVisits(router: DataRouter): void {
  const count = (event: DataLayerEvent) => {
    if (readAllowed().statistics) navigator.sendBeacon('/api/statistics', JSON.stringify(event));
  };
  count(toPageView(router));
  followEvents(count);
}

/**
 * Returns whether this document has shown a private page so far. Such a document never loads tags, which could read
 * what the page has left in memory.
 */
function watchPrivatePages(router: DataRouter): () => boolean {
  const isPrivate = () => getPageFacts(router).isPrivate === true;
  let hasBeen = isPrivate();
  router.subscribe(() => {
    hasBeen ||= isPrivate();
  });
  return () => hasBeen;
}

/** The visitor's first press, key or scroll counts as using the page. */
const uses = ['pointerdown', 'keydown', 'scroll'] as const;

function onFirstUse(work: () => Promise<void>): void {
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    void work();
  };
  for (const use of uses)
    window.addEventListener(use, begin, { passive: true, capture: true, signal: listening.signal });
}

type Shown = Pick<DataRouter, 'state'>;

/** The event for the page that is shown. It names the record's path pattern, so no reference, id or query is in it. */
function toPageView({ state }: Shown): DataLayerEvent {
  return { event: 'page_view', path: state.matches.at(-1)?.route.path ?? '' };
}

/**
 * Adds an event to the data layer for the first page and for each page that the visitor navigates to, and one for an
 * enquiry or search that such a page confirms. A changed query alone is no new page view.
 */
function announcePages(router: DataRouter): void {
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
