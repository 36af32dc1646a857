import type { DataRouter } from '#client/navigation/data-router.ts';
import { leaveTo } from '#client/navigation/leave-to.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';

const openers = 'a[data-contact]';

/**
 * Links to the contact page that open the contact dialog instead. Its files are fetched when a pointer or the focus
 * comes near; when they cannot be had the link is followed after all.
 */
export function startContact(router: DataRouter, site: SiteIdentity): void {
  const bring = () => import('./open-contact.tsx');
  const wake = (event: Event) => void (findOpener(event) && bring().catch(() => undefined));
  document.addEventListener('pointerover', wake);
  document.addEventListener('focusin', wake);
  // Before the listener that follows links.
  document.addEventListener(
    'click',
    (event) => {
      const opener = findOpener(event);
      if (!opener || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      bring()
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
