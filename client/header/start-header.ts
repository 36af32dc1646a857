import type { DataRouter } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';
import { dealTypeCookie } from '#shared/deals/deal-type.ts';

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
  followChoice(header, router);
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
 * Where the visitor has chosen business, the header's links lead as the menus' do, on pages without a deal type too: the
 * header's `data-menu` decides (site-header.module.css).
 */
function followChoice(header: HTMLElement, router: DataRouter): void {
  const follow = async () => {
    if (!document.cookie.includes(`${dealTypeCookie.name}=business`)) return void delete header.dataset.menu;
    const loaded = await import('./menu-deal-type.ts').catch(() => undefined);
    if (loaded) header.dataset.menu = loaded.readMenuDealType(router);
  };
  void follow();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') void follow();
  });
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
