import type { JsonLd } from './json-ld.ts';

/** https://schema.org/ItemList of pages by their addresses, in the order shown. Each page says itself what it is about. */
export function itemListJsonLd(name: string, urls: readonly string[]): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: urls.length,
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  };
}
