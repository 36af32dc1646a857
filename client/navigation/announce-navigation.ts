import type { DataRouter } from './data-router.ts';

/**
 * What to do once a page is drawn: after a client-side navigation focus moves to the heading, or to what its address
 * or its state (`focus`, an id) names, so that the keyboard and screen readers start there, and another page's title is announced. A change in
 * place, one that keeps the scroll, keeps focus too; so do back and forward within a page.
 */
export function announceNavigation(router: DataRouter): () => void {
  let { pathname, search, key } = router.state.location;
  router.subscribe(({ navigation }) => {
    document.documentElement.toggleAttribute('data-navigating', navigation.state !== 'idle');
  });
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

/** Focuses what the navigation or the hash names, else the page's heading. */
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
