import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { DataRouter } from '#client/navigation/data-router.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { ContactDialog } from '#shared/pages/enquiries/contact/contact-dialog.tsx';

interface ContactOpening {
  readonly router: DataRouter;
  readonly site: SiteIdentity;
  /** Has the focus again once the dialog is closed. */
  readonly opener: HTMLElement;
}

const dialog = createRef<HTMLDialogElement>();
let opener: HTMLElement | undefined;
let isBrought = false;

/** Opens the contact dialog. It closes when another page opens, and by whatever the visitor does to close it. */
export function openContact({ router, site, ...opening }: ContactOpening): void {
  opener = opening.opener;
  if (isBrought) {
    show();
    return;
  }
  isBrought = true;
  const place = document.createElement('div');
  place.id = 'contact-dialog';
  document.body.append(place);
  createRoot(place).render(
    <ContactDialog
      phone={site.phone}
      openingHours={site.openingHours}
      openingTimes={site.openingTimes}
      dialog={dialog}
      onReady={() => begin(router)}
    />,
  );
}

function begin(router: DataRouter): void {
  let { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key === key) return;
    key = location.key;
    dialog.current?.close();
  });
  dialog.current?.addEventListener('close', () => opener?.focus({ preventScroll: true }));
  show();
}

function show(): void {
  if (!dialog.current?.open) dialog.current?.showModal();
}
