import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';

type Listener = (event: DataLayerEvent) => void;

interface DataLayerWindow {
  dataLayer?: unknown[];
}

let tell: Listener | undefined;

/** The page's data layer, which a tag manager reads once the visitor has allowed one. */
export function getDataLayer(): unknown[] {
  const page = window as DataLayerWindow;
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** Adds an event to the page's data layer. Nothing leaves the browser by this alone. */
export function pushEvent(event: DataLayerEvent): void {
  getDataLayer().push(event);
  tell?.(event);
}

/** Hands every later event on as well. */
export function followEvents(listener: Listener): void {
  tell = listener;
}
