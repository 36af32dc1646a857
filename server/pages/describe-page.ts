import type { PageHead } from '#shared/app/page-state.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { createTrail } from '#shared/routes/deal-trail.ts';
import type { Page, PageLocation } from '#shared/routes/page.ts';

/** The head of a page, made once from its record and its data. URLs are absolute, on the configured origin. */
export function describePage<Data>(
  page: Page<Data>,
  data: Data,
  location: PageLocation,
  site: SiteIdentity,
): PageHead {
  const metadata = page.server.metadata(data, location);
  return {
    ...metadata,
    fullTitle: metadata.title.includes(site.name) ? metadata.title : `${metadata.title} | ${site.name}`,
    canonicalUrl: site.origin + (metadata.canonicalPath ?? location.path),
    imageUrl: toAbsolute(metadata.imagePath ?? '/og-image.png', site),
    trail: createTrail(page.server, data, location),
    breadcrumbs: page.server.breadcrumbs,
  };
}

function toAbsolute(path: string, site: SiteIdentity): string {
  return path.startsWith('/website/static/') ? (site.imageHost || site.origin) + path : site.origin + path;
}
