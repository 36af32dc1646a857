import type { JsonLd } from './json-ld.ts';

/** https://schema.org/ItemList of pages, in the order shown. */
export function itemListJsonLd(
  name: string,
  items: readonly { readonly name: string; readonly url: string }[],
): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: item.url,
    })),
  };
}
