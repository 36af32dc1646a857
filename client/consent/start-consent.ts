import type { DataRouter } from '#client/data-router.ts';
import { isChoiceDue } from '#shared/contracts/cookie-choices.ts';
import { announcePages } from './announce-pages.ts';
import { countVisits } from './count-visits.ts';
import { objects, readAllowed, readCookieChoices } from './visitor-choices.ts';

/**
 * Does what the visitor allowed, and asks whoever has not chosen yet, once the page has nothing better to do. Before
 * the choice nothing is stored, counted or fetched. A browser that objects for its visitor is not asked.
 */
export function startConsent(router: DataRouter, tagManagerUrl: string | undefined): void {
  announcePages(router);
  follow(router, tagManagerUrl);
  const isAsked = isChoiceDue(readCookieChoices(), tagManagerUrl !== undefined) && !objects();
  if (!isAsked || router.state.location.pathname === '/cookie-choices') return;
  whenIdle(async () => {
    const { showCookieNotice } = await import('./show-cookie-notice.tsx');
    showCookieNotice(tagManagerUrl !== undefined, () => follow(router, tagManagerUrl));
  });
}

function follow(router: DataRouter, tagManagerUrl: string | undefined): void {
  const { statistics, advertising } = readAllowed();
  if (statistics) countVisits(router);
  if (advertising && tagManagerUrl)
    void import('./tag-manager.ts').then((tags) => tags.followTagManager(router, tagManagerUrl));
}

/** After everything that the page itself loads. */
function whenIdle(work: () => Promise<void>): void {
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  const wait = () => idle(() => void work());
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
