import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import type { Deal } from './deal.ts';
import { defaultProfile, type LeaseProfile } from './profile.ts';

/**
 * What a special offer saves: "£14 below its 90-day average". The figure is of the default profile, which is said
 * beside a price at another one. Undefined for every other deal.
 */
export function specialOfferWords({
  poundsBelowAverage,
  price,
}: Pick<Deal, 'poundsBelowAverage' | 'price'>): string | undefined {
  if (poundsBelowAverage === undefined || !price) return undefined;
  const { termMonths, annualMiles } = defaultProfile;
  return isDefault(price.profile)
    ? `£${poundsBelowAverage} below its 90-day average`
    : `£${poundsBelowAverage} below average at ${formatMonths(termMonths)}, ${formatMiles(annualMiles)}`;
}

/** Whether this is the profile at which past prices are kept. */
export function isDefault(profile: LeaseProfile): boolean {
  return (Object.keys(defaultProfile) as (keyof LeaseProfile)[]).every(
    (part) => profile[part] === defaultProfile[part],
  );
}
