import type { JsonLd } from './json-ld.ts';

/** One step of the breadcrumb trail. `path` carries its query string, if any. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** https://schema.org/BreadcrumbList over a trail. */
export function breadcrumbListJsonLd(trail: readonly Crumb[], origin: string): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
