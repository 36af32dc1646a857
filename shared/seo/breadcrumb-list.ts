import type { Crumb } from '#shared/routes/page.ts';
import type { JsonLd } from './json-ld.ts';

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
