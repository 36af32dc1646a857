import {
  type DealTypeChoice,
  readDealTypeChoice,
  saveDealTypeChoice,
} from '#client/deal-type/deal-type-cookie.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { vehicleTabFor } from '#shared/routes/vehicle-tab.ts';

const manufacturers = '/all-manufacturers';
const businessQuery = 'dealType=business';

/** The deal type of the menu's links: that of the page, else the visitor's choice, else personal. */
export function menuDealType(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  choice: DealTypeChoice | undefined,
): DealType {
  if (vehicleTabFor(pathname) === 'van') return 'van';
  if (pathname.startsWith('/business-car-leasing')) return 'business';
  if (pathname === manufacturers) return search.includes(businessQuery) ? 'business' : 'personal';
  if (/^\/car-leasing(?:\/|$)/.test(pathname)) return 'personal';
  return choice ?? 'personal';
}

/** A link of the menu under a deal type: the list of car makes has a personal and a business page. */
export function linkUnder(path: string, dealType: DealType): string {
  if (dealType !== 'business' || !path.startsWith(manufacturers)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${businessQuery}`;
}

const manufacturersLink = `a[href^="${manufacturers}"]`;

/**
 * Stores the menu's deal type in the cookie `toggleDealType` when the visitor goes to all manufacturers from it,
 * because that list and the pages after it are of one deal type. Vans have no choice to store.
 */
export function keepDealType(header: HTMLElement): void {
  header.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(manufacturersLink)) return;
    const dealType = menuDealType(window.location, readDealTypeChoice());
    if (dealType !== 'van') saveDealTypeChoice(dealType);
  });
}
