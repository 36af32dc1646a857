import type { DealTypeChoice } from '#client/deal-type/deal-type-cookie.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { vehicleTabFor } from '#shared/routes/vehicle-tab.ts';

const manufacturers = '/all-manufacturers';
const businessQuery = 'dealType=business';

/** Under which deal type the menu's links lead: the page's own, else the visitor's choice, else personal. */
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

/** A link of the menu under a deal type: the list of manufacturers has one page for each side. */
export function linkUnder(path: string, dealType: DealType): string {
  if (dealType !== 'business' || !path.startsWith(manufacturers)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${businessQuery}`;
}
