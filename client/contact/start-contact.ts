import type { DataRouter } from '#client/navigation/data-router.ts';
import { leaveTo } from '#client/navigation/leave-to.ts';
import type { StartFacts } from '#shared/app/page-state.ts';

const openers = 'a[data-contact]';

/**
 * Makes links marked `data-contact` open the contact dialog. Its files are fetched when the pointer or the focus
 * reaches such a link; when they cannot be fetched the browser follows the link to the contact page.
 */
export function startContact(router: DataRouter, site: StartFacts['site']): void {
  const fetchDialog = () => import('./open-contact.tsx');
  const prefetch = (event: Event) => void (findOpener(event) && fetchDialog().catch(() => undefined));
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
  // In the capture phase, before followLinks.
  document.addEventListener(
    'click',
    (event) => {
      const opener = findOpener(event);
      if (!opener || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      fetchDialog()
        .then(({ openContact }) => openContact({ router, site, opener }))
        .catch(() => leaveTo({ pathname: opener.pathname, search: opener.search }));
    },
    { capture: true },
  );
}

function findOpener({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(openers) : null;
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
