import type { DealTypeChoice } from '#client/deal-type-cookie.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { vehicleTabFor } from '#shared/routes/vehicle-tab.ts';

/** Under which deal type the menu's links lead: the page's own, else the visitor's choice, else personal. */
export function menuDealType(path: string, choice: DealTypeChoice | undefined): DealType {
  if (vehicleTabFor(path) === 'van') return 'van';
  if (path.startsWith('/business-car-leasing')) return 'business';
  if (/^\/car-leasing(?:\/|$)/.test(path)) return 'personal';
  return choice ?? 'personal';
}
