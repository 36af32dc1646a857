import type { ProductFilter } from '#shared/contracts/search.ts';

/** The search page, which is also the action of the search forms. */
export const searchPath = '/search';

/** Address of the search page for a text and product; the default product is left out. */
export function searchHref(text: string, product: ProductFilter): string {
  const query = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
  if (product === 'personal-contract-hire') return `${searchPath}${query}`;
  return `${searchPath}${query}${query === '' ? '?' : '&'}product=${product}`;
}
