import type { DataRouter } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';

/**
 * Marks the header's tab and link that the page belongs to (`aria-current`), now and after each navigation. The server
 * cannot do it, as the header's markup is the same on every page.
 */
export function markCurrent(header: HTMLElement, router: DataRouter): void {
  let marked: string | undefined;
  const mark = () => {
    const path = router.state.location.pathname;
    const { tab = 'car' } = getPageFacts(router);
    if (`${path} ${tab}` === marked) return;
    marked = `${path} ${tab}`;
    for (const link of header.querySelectorAll<HTMLAnchorElement>('a[data-for], a[data-direct]')) {
      const isPage = link.getAttribute('href') === path;
      const isWithin = link.dataset.for === tab;
      link.ariaCurrent = isPage ? 'page' : isWithin ? 'true' : null;
    }
  };
  mark();
  router.subscribe(mark);
}
