import type { ProductFilter } from '#shared/contracts/search.ts';

/** Address of the search page for a question; the usual product is left out. */
export function searchHref(text: string, product: ProductFilter): string {
  const query = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
  if (product === 'personal-contract-hire') return `/search${query}`;
  return `/search${query}${query === '' ? '?' : '&'}product=${product}`;
}
