import type { DataRouter } from '#client/data-router.ts';
import { getPageFacts } from '#client/page-facts.ts';

/**
 * Says which tab and which link of the header the page belongs to (`aria-current`), now and after each navigation. The
 * header's markup is the same on every page, so the server cannot.
 */
export function markCurrent(header: HTMLElement, router: DataRouter): void {
  let marked: string | undefined;
  const mark = () => {
    const path = router.state.location.pathname;
    if (path === marked) return;
    marked = path;
    const { tab = 'car' } = getPageFacts(router);
    for (const link of header.querySelectorAll<HTMLAnchorElement>('a[data-for], a[data-direct]')) {
      const isPage = link.getAttribute('href') === path;
      const isWithin = link.dataset.for === tab;
      link.ariaCurrent = isPage ? 'page' : isWithin ? 'true' : null;
    }
  };
  mark();
  router.subscribe(mark);
}
