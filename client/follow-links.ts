import { matchRoutes } from 'react-router-dom';
import type { DataRouter } from './data-router.ts';

/** One listener turns clicks on same-site links into client-side navigation; everything else stays the browser's. */
export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const target = findTarget(event);
    if (!target || !matchRoutes(router.routes, target.pathname)) return;
    event.preventDefault();
    const { dataset } = event.target as HTMLElement;
    void router.navigate(target.pathname + target.search + target.hash, {
      preventScrollReset:
        (event.target as Element).closest('a')?.hasAttribute('data-live') ?? 'live' in dataset,
    });
  });
}

function findTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.rel.includes('external')) return;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return;
  const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search;
  return isSamePage && url.hash ? undefined : url;
}
