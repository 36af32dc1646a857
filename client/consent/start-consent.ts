import type { DataRouter } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';
import { cookieChoicesPath, isChoiceDue } from '#shared/contracts/cookie-choices.ts';
import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';
import { announcePages, toPageView } from './announce-pages.ts';
import { followEvents } from './data-layer.ts';
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
