import type { DataRouter } from './data-router.ts';

/**
 * Returns what to call after each page that React has drawn. After a client-side navigation it moves focus to the
 * element that the address's fragment or the navigation's state (`focus`, an id) names, else to the heading, and
 * announces the title of another page. Changes that keep the scroll keep the focus too, as do back and forward within
 * a page.
 */
export function announceNavigation(router: DataRouter): () => void {
  let { pathname, search, key } = router.state.location;
  return () => {
    const { location, historyAction, preventScrollReset } = router.state;
    if (location.key === key) return;
    const isSamePage = location.pathname === pathname;
    const isSameAddress = isSamePage && location.search === search;
    ({ pathname, search, key } = location);
    if (isSamePage && (preventScrollReset || historyAction === 'POP')) return;
    focusStart(location.state?.focus ?? location.hash.slice(1));
    if (!isSameAddress) announce(document.title);
  };
}

/** Focuses the element of this id, else the page's heading. */
function focusStart(id: string): void {
  const start = document.getElementById(id) ?? document.querySelector('h1');
  if (!start) return;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
