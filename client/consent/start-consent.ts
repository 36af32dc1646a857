import type { DataRouter } from '#client/navigation/data-router.ts';
import { isChoiceDue } from '#shared/contracts/cookie-choices.ts';
import { isPrivatePlace } from '#shared/routes/private-places.ts';
import { announcePages } from './announce-pages.ts';
import { countVisits } from './count-visits.ts';
import { objects, readAllowed, readCookieChoices } from './visitor-choices.ts';

/**
 * Does what the visitor allowed, and asks whoever has not chosen yet, once they use the page: nobody's first look at
 * it is at a question. Before the choice nothing is stored, counted or fetched. A browser that objects for its visitor
 * is not asked.
 */
export function startConsent(router: DataRouter, tagManagerUrl: string | undefined): void {
  announcePages(router);
  const isTagFree = watchPrivatePlaces(router);
  const follow = () => {
    const { statistics, advertising } = readAllowed();
    if (statistics) countVisits(router);
    if (advertising && tagManagerUrl && !isTagFree())
      void import('./tag-manager.ts').then((tags) => tags.followTagManager(router, tagManagerUrl));
  };
  follow();
  const isAsked = isChoiceDue(readCookieChoices(), tagManagerUrl !== undefined) && !objects();
  if (!isAsked || router.state.location.pathname === '/cookie-choices') return;
  onFirstUse(async () => {
    const { showCookieNotice } = await import('./show-cookie-notice.tsx');
    showCookieNotice(tagManagerUrl !== undefined, follow);
  });
}

/** Whether this document has shown a private page: it stays without tags, which could read what is left of it. */
function watchPrivatePlaces(router: DataRouter): () => boolean {
  const isPrivate = () => isPrivatePlace(router.state.location.pathname);
  let hasBeen = isPrivate();
  router.subscribe(() => {
    hasBeen ||= isPrivate();
  });
  return () => hasBeen;
}

/** A press, a key or scrolling. */
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
