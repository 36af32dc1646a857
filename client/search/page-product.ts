import { readDealTypeChoice } from '#client/deal-type/deal-type-cookie.ts';
import type { ProductFilter } from '#shared/contracts/search.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { productFilterFor } from '#shared/deals/product-filter.ts';
import { vehicleTabFor } from '#shared/routes/vehicle-tab.ts';

/** The product to search: that of the page's deal type, else of the visitor's stored choice, else the usual one. */
export function productOfPage(path: string): ProductFilter {
  return productFilterFor(dealTypeOfPath(path) ?? readDealTypeChoice());
}

/** The deal type that a path is about; undefined for pages about none, such as the home page. */
export function dealTypeOfPath(path: string): DealType | undefined {
  if (/^\/business-car-leasing(?:\/|$)/.test(path)) return 'business';
  if (vehicleTabFor(path) === 'van' || path === '/van-manufacturers') return 'van';
  const isPersonal = /^\/(?:[a-z-]+-)?car-leasing(?:-with-insurance)?(?:\/|$)/.test(path);
  return isPersonal ? 'personal' : undefined;
}
