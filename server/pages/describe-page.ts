import type { PageHead, PageState } from '#shared/app/page-state.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import { profileParameters, profileQuery } from '#shared/deals/profile-query.ts';
import { createTrail } from '#shared/routes/deal-trail.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { Page, PageLocation } from '#shared/routes/page.ts';
import { breadcrumbListJsonLd } from '#shared/seo/breadcrumb-list.ts';
import { fitTitle } from '#shared/seo/fit-words.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';

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
    fullTitle: toFullTitle(metadata.title, site.name),
    canonicalUrl: site.origin + (metadata.canonicalPath ?? location.path),
    trail: createTrail(page, data, location),
    ...carriedBy(page.server.queryParameters ?? [], location.search),
    breadcrumbs: page.server.breadcrumbs,
  };
}

/** The title with the site's name, where there is room for it. */
function toFullTitle(title: string, name: string): string {
  return title.includes(name) ? title : fitTitle([`${title} | ${name}`, title]);
}

/** The profile of the address, where the page is priced by one: the pages above it are too. */
function carriedBy(understood: readonly string[], search: URLSearchParams): Pick<PageHead, 'carried'> {
  if (!profileParameters.every((name) => understood.includes(name))) return {};
  const carried = withQuery('', profileQuery(parseProfile(search).profile)).slice(1);
  return carried ? { carried } : {};
}

interface StructuredPage {
  readonly record: Page<unknown>;
  readonly state: PageState;
  /** Address of the picture that stands for the page. */
  readonly imageUrl: string;
}

/** All structured data of a page: the nodes of its record, and the breadcrumbs that visitors see. */
export function toStructuredData(
  { record, state: { data, head }, imageUrl }: StructuredPage,
  site: SiteIdentity,
): object {
  const trail = head.trail.length > 1 ? [breadcrumbListJsonLd(head.trail, site.origin)] : [];
  const nodes: readonly JsonLd[] = [
    ...(record.server.structuredData?.(data, site, imageUrl) ?? []),
    ...trail,
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}
