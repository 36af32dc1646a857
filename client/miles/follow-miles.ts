import { type DataRouter, onNavigation } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';
import { followKeptMiles, getKeptMiles, setKeptMiles } from '#shared/ui/kept-miles.ts';
import { parseMiles, readStoredMiles, storeMiles } from './stored-miles.ts';

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
