import { useSyncExternalStore } from 'react';
import { defaultProfile } from '#shared/deals/profile.ts';

const storageKey = 'miles';

/** The part of `localStorage` that is used here. */
type MilesStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const listeners = new Set<() => void>();

/**
 * The miles a year that the visitor gave, as this browser keeps them; undefined where it keeps none. Anything else in
 * their place is removed.
 */
export function readKeptMiles(storage?: MilesStorage): number | undefined {
  try {
    // Where the browser's settings forbid storage, even naming it throws.
    const kept = storage ?? localStorage;
    const text = kept.getItem(storageKey);
    const miles = parseMiles(text ?? '');
    if (text !== null && miles === undefined) kept.removeItem(storageKey);
    return miles;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the miles a year that the visitor gave. Without a number, and with the usual one, none are kept, because prices
 * are for the usual one anyway. A browser that refuses to store keeps none either.
 */
export function keepMiles(text: string, storage?: MilesStorage): void {
  try {
    const kept = storage ?? localStorage;
    const miles = parseMiles(text);
    if (miles === undefined || miles === defaultProfile.annualMiles) kept.removeItem(storageKey);
    else kept.setItem(storageKey, String(miles));
  } catch {
    console.debug('The miles could not be kept.');
  }
  tellKeptMiles();
}

/** Calls everything that shows the kept miles, after a change of them or of the page's address. */
export function tellKeptMiles(): void {
  for (const listen of listeners) listen();
}

/** Calls `listen` whenever what is shown of the kept miles may have changed. Returns the function that stops it. */
export function followKeptMiles(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** The kept miles, once the page is hydrated: the server never knows them. */
export function useKeptMiles(): number | undefined {
  return useSyncExternalStore(followKeptMiles, readKeptMiles, () => undefined);
}

/** A whole number from 1 to `maxRealMiles`, in digits alone. */
function parseMiles(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}
