import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type DataRouter, onNavigation } from '#client/navigation/data-router.ts';
import type { StartFacts } from '#shared/app/page-state.ts';
import { ContactDialog } from '#shared/pages/enquiries/contact/contact-dialog.tsx';

interface ContactOpening {
  readonly router: DataRouter;
  readonly site: StartFacts['site'];
  /** Gets the focus back when the dialog closes. */
  readonly opener: HTMLElement;
}

const dialog = createRef<HTMLDialogElement>();
let opener: HTMLElement | undefined;
let isDrawn = false;

/** Opens the contact dialog, which also closes by itself when the visitor navigates. */
export function openContact({ router, site, ...opening }: ContactOpening): void {
  opener = opening.opener;
  if (isDrawn) {
    show();
    return;
  }
  isDrawn = true;
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
  onNavigation(router, () => dialog.current?.close());
  dialog.current?.addEventListener('close', () => opener?.focus({ preventScroll: true }));
  show();
}

function show(): void {
  if (!dialog.current?.open) dialog.current?.showModal();
}
