import type { DataRouter } from '#client/navigation/data-router.ts';
import { markCurrent } from './mark-current.ts';

/** What opens a menu: a link to the same items as a page, until it is pressed here. */
const openerSelector = 'a[data-opens]';

/**
 * Brings the header's menus to life. What opens them act as buttons from here on; the menus themselves are fetched
 * when a pointer or the focus comes near, and when that fails the link is followed after all.
 */
export function startHeader(router: DataRouter): void {
  const header = document.querySelector<HTMLElement>('header[data-tab]');
  if (!header) return;
  markCurrent(header, router);
  for (const opener of header.querySelectorAll<HTMLElement>(openerSelector)) {
    opener.role = 'button';
    opener.ariaExpanded = 'false';
  }
  const bring = () => import('./header-menus.ts').then(({ headerMenus }) => headerMenus(header, router));
  const wake = (event: Event) => void (findOpener(event) && bring().catch(() => undefined));
  header.addEventListener('pointerover', wake);
  header.addEventListener('focusin', wake);
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
    bring()
      .then((menus) => menus.press(opener))
      .catch(() => {
        // Who has gone on in the meantime stays where they are.
        if (router.state.location.key === key) window.location.assign(opener.href);
      });
  });
}

function findOpener({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(openerSelector) : null;
}
