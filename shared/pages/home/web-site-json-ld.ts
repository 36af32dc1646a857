import type { SiteIdentity } from '#shared/routes/page.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';

/** https://schema.org/WebSite: the name under which search engines list the site; read on the home page only. */
export function webSiteJsonLd(site: SiteIdentity): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: `${site.origin}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': `${site.origin}/#organization` },
  };
}
