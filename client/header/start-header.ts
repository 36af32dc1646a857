import type { DataRouter } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';

/** Links that open a menu; without scripts they lead to a page with the same items. */
const openerSelector = 'a[data-opens]';

/**
 * Makes the links that open the header's menus act as buttons. The script of the menus is fetched when the pointer or
 * the focus reaches such a link; when it cannot be fetched the browser follows the link.
 */
export function startHeader(router: DataRouter): void {
  const header = document.querySelector<HTMLElement>('header[data-tab]');
  if (!header) return;
  markCurrent(header, router);
  for (const opener of header.querySelectorAll<HTMLElement>(openerSelector)) {
    opener.role = 'button';
    opener.ariaExpanded = 'false';
  }
  const fetchMenus = () => import('./header-menus.ts').then(({ headerMenus }) => headerMenus(header, router));
  const prefetch = (event: Event) => void (findOpener(event) && fetchMenus().catch(() => undefined));
  header.addEventListener('pointerover', prefetch);
  header.addEventListener('focusin', prefetch);
  header.addEventListener('keydown', (event) => {
    const opener = event.key === ' ' && findOpener(event);
    if (!opener) return;
    event.preventDefault();
    opener.click();
  });
  header.addEventListener('click', (event) => {
    const opener = findOpener(event);
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { key } = router.state.location;
    fetchMenus()
      .then((press) => press(opener))
      .catch(() => {
        // A visitor who has navigated since the press stays on the page that they chose.
        if (router.state.location.key === key) window.location.assign(opener.href);
      });
  });
}

function findOpener({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(openerSelector) : null;
}

/**
 * Marks the header's tab and link that the page belongs to (`aria-current`), now and after each navigation. The server
 * cannot do it, as the header's markup is the same on every page.
 */
function markCurrent(header: HTMLElement, router: DataRouter): void {
  let marked: string | undefined;
  const mark = () => {
    const path = router.state.location.pathname;
    const { tab = 'car' } = getPageFacts(router);
    if (`${path} ${tab}` === marked) return;
    marked = `${path} ${tab}`;
    for (const link of header.querySelectorAll<HTMLAnchorElement>(
      'a[data-for], [data-row] a:not([data-opens])',
    )) {
      const isPage = link.getAttribute('href') === path;
      const isWithin = link.dataset.for === tab;
      link.ariaCurrent = isPage ? 'page' : isWithin ? 'true' : null;
    }
  };
  mark();
  router.subscribe(mark);
}
