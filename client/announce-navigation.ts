import type { DataRouter } from './data-router.ts';

/**
 * After a client-side navigation to another page, moves focus to its heading, so that the keyboard and screen
 * readers start there; the document's title is announced. A change of the query alone keeps focus where it is.
 */
export function announceNavigation(router: DataRouter): void {
  let path = router.state.location.pathname;
  router.subscribe(({ navigation, location }) => {
    document.documentElement.toggleAttribute('data-navigating', navigation.state !== 'idle');
    if (navigation.state !== 'idle' || location.pathname === path) return;
    path = location.pathname;
    requestAnimationFrame(focusHeading);
  });
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = document.title;
}
