import { matchRoutes } from 'react-router-dom';
import type { DataRouter } from './data-router.ts';

/**
 * One listener turns clicks on same-site links into client-side navigation; everything else stays the browser's. A
 * link marked `data-live` changes the page in place: scroll and focus stay. Links within a page go through the router
 * too: it would take the browser's own entry for the first page of the visit and restore that one's scroll.
 */
export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const link = findLink(event);
    if (!link || !matchRoutes(router.routes, link.pathname)) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash, {
      replace: link.href === window.location.href,
      preventScrollReset: link.hasAttribute('data-live'),
    });
  });
}

/** The same-site link of a plain click: no other button, no modifier key, no other window, no download. */
function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.rel.includes('external')) return;
  return link.origin === window.location.origin ? link : undefined;
}
