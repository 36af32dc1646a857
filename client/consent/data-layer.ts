import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';

type Listener = (event: DataLayerEvent) => void;

interface DataLayerWindow {
  dataLayer?: unknown[];
}

let tell: Listener | undefined;

/** The page's `dataLayer` array, which the tag manager reads once the visitor has allowed it. */
export function getDataLayer(): unknown[] {
  const page = window as DataLayerWindow;
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** Adds an event to the page's data layer. This alone sends nothing. */
export function pushEvent(event: DataLayerEvent): void {
  getDataLayer().push(event);
  tell?.(event);
}

/** Calls the listener with every event from now on; there is one listener at most. */
export function followEvents(listener: Listener): void {
  tell = listener;
}
