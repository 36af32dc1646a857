import type { DataRouter } from '#client/navigation/data-router.ts';
import { vehicleTabFor } from '#shared/routes/vehicle-tab.ts';

/**
 * Marks the header's tab and link that the page belongs to (`aria-current`), now and after each navigation. The server
 * cannot do it, as the header's markup is the same on every page.
 */
export function markCurrent(header: HTMLElement, router: DataRouter): void {
  let marked: string | undefined;
  const mark = (path: string) => {
    if (path === marked) return;
    marked = path;
    const tab = vehicleTabFor(path);
    for (const link of header.querySelectorAll<HTMLAnchorElement>('a[data-for], a[data-direct]')) {
      const isPage = link.getAttribute('href') === path;
      const isWithin = link.dataset.for === tab;
      link.ariaCurrent = isPage ? 'page' : isWithin ? 'true' : null;
    }
  };
  mark(router.state.location.pathname);
  router.subscribe(({ location }) => mark(location.pathname));
}
