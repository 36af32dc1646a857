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
