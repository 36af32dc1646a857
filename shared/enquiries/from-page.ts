import { profileParameters } from '#shared/deals/profile-query.ts';

const maxLength = 200;

/** Query parameters that say which deal a page shows. All others are dropped: people type names and numbers there. */
const keptParameters = ['dealType', 'vehicleRef', 'pricingType', ...profileParameters];

/**
 * Path of a page of the site for staff to read, at most 200 characters, with the deal and profile of its query.
 * Undefined when the text is not an address, or is one of another site.
 */
export function toFromPage(address: unknown, siteOrigin: string): string | undefined {
  if (typeof address !== 'string' || address === '' || !URL.canParse(address, siteOrigin)) return undefined;
  const { origin, pathname, searchParams } = new URL(address, siteOrigin);
  // Dot segments can hide a second slash: `/..//elsewhere.example`.
  if (origin !== siteOrigin || pathname.startsWith('//')) return undefined;
  const kept = keptParameters.flatMap((name) => {
    const value = searchParams.get(name) ?? '';
    return /^[\w-]{1,20}$/.test(value) ? [`${name}=${value}`] : [];
  });
  const page = kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
  return page.length > maxLength ? pathname.slice(0, maxLength) : page;
}
