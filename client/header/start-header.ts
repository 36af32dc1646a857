import type { DataRouter } from '#client/navigation/data-router.ts';
import { markCurrent } from './mark-current.ts';

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
