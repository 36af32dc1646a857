import { findSavedPrice, findSavedVehicle } from '#server/accounts/saved/prices-today.ts';
import type { WatchedAlert } from '#server/accounts/saved/saved-store.ts';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { SavedPrice, SavedVehicle } from '#shared/contracts/saved.ts';

/** What the holder of an alert is told. */
export interface AlertNews {
  readonly vehicle: SavedVehicle;
  /** Absent on a vehicle that is back without a price. */
  readonly price?: SavedPrice;
}

/** What has to be done about an alert: tell its holder, or be ready to tell of the next drop. */
export type AlertVerdict =
  | { readonly kind: 'tell'; readonly news: AlertNews }
  | { readonly kind: 'rearm' }
  | { readonly kind: 'nothing' };

/**
 * Compares an alert with a catalogue. A drop lasts until the price is back at the limit or above, and is told of once;
 * stock lasts until the vehicle is out of it. A price that is missing today says nothing about drops.
 */
export function checkAlert(alert: WatchedAlert, snapshot: Snapshot): AlertVerdict {
  const vehicle = findSavedVehicle(snapshot, alert);
  const price = findSavedPrice(snapshot, alert);
  const isMet = alert.kind === 'price-drop' ? isBelow(alert, price) : vehicle?.isInStock === true;
  if (isMet === undefined || isMet === alert.isTold) return { kind: 'nothing' };
  if (!isMet) return { kind: 'rearm' };
  return vehicle ? { kind: 'tell', news: { vehicle, ...(price && { price }) } } : { kind: 'nothing' };
}

function isBelow({ belowPence }: WatchedAlert, price: SavedPrice | undefined): boolean | undefined {
  return price && belowPence !== undefined ? price.trueMonthlyPence < belowPence : undefined;
}
