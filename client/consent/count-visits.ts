import type { DataRouter } from '#client/navigation/data-router.ts';
import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';
import { toPageView } from './announce-pages.ts';
import { followEvents } from './data-layer.ts';
import { readAllowed } from './visitor-choices.ts';

/** Counts the page that is shown and every event from here on, for as long as the visitor allows it. */
export function countVisits(router: DataRouter): void {
  count(toPageView(router));
  followEvents(count);
}

function count(event: DataLayerEvent): void {
  if (!readAllowed().statistics) return;
  navigator.sendBeacon('/api/statistics', JSON.stringify(event));
}
