import { matchRoutes } from 'react-router-dom';
import type { DataRouter } from './data-router.ts';

/**
 * One listener turns clicks on same-site links into client-side navigation; everything else stays the browser's. A
 * link marked `data-live` changes the page in place: scroll and focus stay.
 */
export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const link = findLink(event);
    const url = link && new URL(link.href);
    if (!url || isWithinPage(url) || !matchRoutes(router.routes, url.pathname)) return;
    event.preventDefault();
    const target = url.pathname + url.search + url.hash;
    void router.navigate(target, {
      replace: url.href === window.location.href,
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

function isWithinPage({ pathname, search, hash }: URL): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}
