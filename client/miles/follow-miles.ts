import { type DataRouter, onNavigation } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { followKeptMiles, getKeptMiles, setKeptMiles } from '#shared/ui/kept-miles.ts';

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

/**
 * Keeps the miles a year that the visitor gives in a field of a list, a vehicle's page or the search of the homepage, or
 * takes over from the mileage calculator. Miles that only came with an address may be another person's, and are not kept.
 */
export function followMiles(router: DataRouter): void {
  const store = () => storeMiles(getKeptMiles()?.miles);
  // Taken over from the calculator before this script was here.
  if (getKeptMiles()) store();
  load();
  followKeptMiles(store);
  onNavigation(router, load);
  // Another window may have changed them.
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, load);
  document.addEventListener('change', ({ target }) => {
    const field = target as HTMLInputElement | HTMLSelectElement;
    const isGiven = field.name === 'miles' && field.form?.method === 'get';
    if (!isGiven || !getPageFacts(router).asksMiles) return;
    const miles = parseMiles(field.value.trim().replaceAll(',', ''));
    // Not a mileage: the page says so, and what was kept stays. An empty choice is the usual mileage.
    if (miles === undefined && field.value !== '') return;
    setKeptMiles(miles === undefined ? undefined : { miles });
  });
}

/** Makes known what is stored, and the address of this page at those miles. */
function load(): void {
  const miles = readStoredMiles();
  setKeptMiles(miles === undefined ? undefined : { miles, search: searchAt(miles) });
}

function searchAt(miles: number): string | undefined {
  const query = new URLSearchParams(window.location.search);
  if (query.has('miles')) return undefined;
  // At other miles the list has another order.
  query.delete('page');
  query.set('miles', String(miles));
  return `?${query.toString().replaceAll('%2C', ',')}`;
}
