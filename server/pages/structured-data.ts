import type { PageState } from '#shared/app/page-state.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { Page } from '#shared/routes/page.ts';
import { breadcrumbListJsonLd } from '#shared/seo/breadcrumb-list.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';

/** Everything that the page says to machines: its own nodes and the trail that visitors see. */
export function toStructuredData(
  record: Page<unknown>,
  { data, head }: PageState,
  site: SiteIdentity,
): object {
  const trail = head.trail.length > 1 ? [breadcrumbListJsonLd(head.trail, site.origin)] : [];
  const nodes: readonly JsonLd[] = [...(record.server.structuredData?.(data, site) ?? []), ...trail];
  return { '@context': 'https://schema.org', '@graph': nodes };
}
