import { type DataRouter, onNavigation } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';
import { keepMiles, tellKeptMiles } from '#shared/ui/kept-miles.ts';

/**
 * Keeps the miles a year that the visitor gives in a field of a list, a vehicle's page or the search of the homepage.
 * Miles that only came with an address are somebody's, but perhaps not theirs, and are not kept.
 */
export function followMiles(router: DataRouter): void {
  onNavigation(router, tellKeptMiles);
  document.addEventListener('change', ({ target }) => {
    const field = target as HTMLInputElement | HTMLSelectElement;
    const isGiven = field.name === 'miles' && field.form?.method === 'get' && field.checkValidity();
    if (isGiven && getPageFacts(router).asksMiles) keepMiles(field.value);
  });
}
