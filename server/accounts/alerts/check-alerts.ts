import { findSavedPrice, findSavedVehicle } from '#server/accounts/saved/prices-today.ts';
import type { WatchedAlert } from '#server/accounts/saved/saved-store.ts';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { SavedPrice, SavedVehicle } from '#shared/contracts/saved.ts';
import { type PastPriceFacts, pastPriceFacts } from '#shared/deals/past-price-words.ts';

/** The news for the holder of an alert. */
export interface AlertNews {
  readonly vehicle: SavedVehicle;
  /** Absent when the vehicle is in stock again but has no price. */
  readonly price?: SavedPrice;
  /** What the last 90 days say; absent unless they are all known. */
  readonly pastPrices?: PastPriceFacts;
}

/** What to do about an alert: tell its holder, reset it so that it can report the next drop, or nothing. */
export type AlertVerdict =
  | { readonly kind: 'tell'; readonly news: AlertNews }
  | { readonly kind: 'rearm' }
  | { readonly kind: 'nothing' };

/**
 * Compares an alert with a catalogue. Its holder is told once of a drop, and again of the next one after the price was
 * back at the limit or above. The same holds for stock. A price that is missing today changes nothing.
 */
export function checkAlert(alert: WatchedAlert, snapshot: Snapshot): AlertVerdict {
  const vehicle = findSavedVehicle(snapshot, alert);
  const price = findSavedPrice(snapshot, alert);
  const isMet = alert.kind === 'price-drop' ? isBelow(alert, price) : vehicle?.isInStock === true;
  if (isMet === undefined || isMet === alert.isTold) return { kind: 'nothing' };
  if (!isMet) return { kind: 'rearm' };
  return vehicle
    ? { kind: 'tell', news: { vehicle, ...priceNews(alert, snapshot, price) } }
    : { kind: 'nothing' };
}

function isBelow({ belowPence }: WatchedAlert, price: SavedPrice | undefined): boolean | undefined {
  return price && belowPence !== undefined ? price.trueMonthlyPence < belowPence : undefined;
}

/** The price with what past prices say of it. */
function priceNews(
  { dealType, vehicleRef, profile }: WatchedAlert,
  snapshot: Snapshot,
  price: SavedPrice | undefined,
): Pick<AlertNews, 'price' | 'pastPrices'> {
  if (!price) return {};
  const history = snapshot.findPriceHistory(dealType, vehicleRef);
  const pastPrices = pastPriceFacts({ history, today: snapshot.today, profile });
  return { price, ...(pastPrices && { pastPrices }) };
}
