import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { JsonLd } from './json-ld.ts';

/** https://schema.org/Organization: the broker behind the site, as configured. */
export function organizationJsonLd(site: SiteIdentity): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    legalName: site.legalName,
    url: `${site.origin}/`,
    logo: `${site.origin}/touch-icon.png`,
    telephone: toInternational(site.phone),
    ...(site.socialLinks.length > 0 ? { sameAs: site.socialLinks } : {}),
  };
}

/** A UK number in the international form that schema.org asks for: "+44 161 496 0123". */
function toInternational(phone: string): string {
  return phone.replace(/^0/, '+44 ');
}

/**
 * https://schema.org/WebSite: the name under which search engines list the site, read on the home page only. With
 * `searchPath`, such as `/search?q=`, it names the site's own search, where `{search_term_string}` stands for the term.
 */
export function webSiteJsonLd(site: SiteIdentity, searchPath?: string): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: `${site.origin}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': `${site.origin}/#organization` },
    ...(searchPath && { potentialAction: searchAction(site.origin + searchPath) }),
  };
}

function searchAction(address: string): JsonLd {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address}{search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}
