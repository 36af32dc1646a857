import { defaultProfile } from '#shared/deals/profile.ts';

const storageKey = 'miles';

/** The part of `localStorage` that is used here. */
type MilesStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A whole number from 1 to 99,999 (`maxRealMiles`), in digits alone; undefined for anything else. */
export function parseMiles(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** The miles that this browser keeps; undefined where it keeps none. Anything else in their place is removed. */
export function readStoredMiles(storage?: MilesStorage): number | undefined {
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
 * Keeps miles. Where there are none, and for the usual ones, it forgets those that it kept, because prices are for the
 * usual ones anyway. A browser that refuses to store keeps none.
 */
export function storeMiles(miles: number | undefined, storage?: MilesStorage): void {
  try {
    const kept = storage ?? localStorage;
    if (miles === undefined || miles === defaultProfile.annualMiles) kept.removeItem(storageKey);
    else kept.setItem(storageKey, String(miles));
  } catch {
    console.debug('The miles could not be kept.');
  }
}
