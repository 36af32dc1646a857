import { addDays } from '#shared/format/london-time.ts';
import { isInStock, type Vehicle } from './vehicle.ts';

/** How many days a quote is held: others may take a vehicle that is there already, a factory order is built for us. */
export function daysHeld({ stock }: Pick<Vehicle, 'stock'>): number {
  return isInStock(stock) ? 7 : 28;
}

/**
 * The last day (ISO date) of a quote that is asked for `today`: as long as it is held, and never after the last day of
 * the price list that the price comes from.
 */
export function lastDayOfQuote(
  vehicle: Pick<Vehicle, 'stock'>,
  { today, listEndsOn }: { readonly today: string; readonly listEndsOn: string },
): string {
  const heldUntil = addDays(today, daysHeld(vehicle));
  return heldUntil < listEndsOn ? heldUntil : listEndsOn;
}
