import { type ProductFilter, productFilters } from '#shared/contracts/search.ts';
import type { SearchEntry } from './indexed-entry.ts';

/**
 * Whether an entry is found under a product: cars under both, vans under contract hire only, other pages under both.
 */
export function isOfferedUnder(entry: SearchEntry, product: ProductFilter): boolean {
  const isPersonal = product === 'personal-contract-hire';
  if (entry.kind === 'vehicle') return !isPersonal || entry.vehicleType === 'car';
  const { dealTypes } = entry.page;
  return !dealTypes || dealTypes.includes('personal') === isPersonal;
}

/** Every product under which an entry is found. */
export function productsOf(entry: SearchEntry): readonly ProductFilter[] {
  return productFilters.filter((product) => isOfferedUnder(entry, product));
}
