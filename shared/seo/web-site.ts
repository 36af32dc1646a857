import type { SiteIdentity } from '#shared/routes/page.ts';
import type { JsonLd } from './json-ld.ts';

/** https://schema.org/WebSite with the address of the site's own search; `{search_term_string}` stands for the term. */
export function webSiteJsonLd(site: SiteIdentity, searchPath: string): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: `${site.origin}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': `${site.origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.origin}${searchPath}{search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
