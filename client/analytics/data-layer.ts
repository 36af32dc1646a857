import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';

interface DataLayerWindow {
  dataLayer?: DataLayerEvent[];
}

/** Adds an event to the page's data layer. Nothing leaves the browser by this alone. */
export function pushEvent(event: DataLayerEvent): void {
  const page = window as DataLayerWindow;
  page.dataLayer ??= [];
  page.dataLayer.push(event);
}
