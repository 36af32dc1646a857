import type { DealType } from './deal-type.ts';
import { type AskedProfile, milesOf } from './profile.ts';
import { profileQuery } from './profile-query.ts';

/** The page that compares deals; the name of its parameter that lists them; the most that it shows. */
export const comparePath = '/compare-deals';
export const comparedParameter = 'deals';
export const maxCompared = 4;

/** A vehicle under a deal type at a profile, as one item of a comparison. */
export interface ComparedDeal {
  readonly vehicleRef: string;
  readonly dealType: DealType;
  readonly profile: AskedProfile;
}

/**
 * An item of the `deals` parameter: the vehicle's reference, then what differs from the usual, each after a dot.
 * `business` is for a car on a business contract (`personal` and `van` may be said, and change nothing); a number is a term (up to 48 months) or annual miles (5000 and more);
 * `3up` is an initial rental of three months; `maintained` or `unmaintained` differs from the page's own profile.
 * `1234567890`, `1234567890.business`, `1234567890.24.8000`, `1234567890.3up`.
 */
export function formatComparedDeal(deal: ComparedDeal, pageProfile: AskedProfile): string {
  const { vehicleRef, dealType, profile } = deal;
  const { termMonths, initialMonths, isMaintained } = profile;
  return [
    vehicleRef,
    ...(dealType === 'business' ? ['business'] : []),
    ...(termMonths === pageProfile.termMonths ? [] : [termMonths]),
    ...(milesOf(profile) === milesOf(pageProfile) ? [] : [milesOf(profile)]),
    ...(initialMonths === pageProfile.initialMonths ? [] : [`${initialMonths}up`]),
    ...(isMaintained === pageProfile.isMaintained ? [] : [isMaintained ? 'maintained' : 'unmaintained']),
  ].join('.');
}

/** Address of a comparison; the page's profile is that of the first deal unless another is given. */
export function compareHref(deals: readonly ComparedDeal[], pageProfile = deals[0]?.profile): string {
  if (!pageProfile) return comparePath;
  const items = deals.map((deal) => formatComparedDeal(deal, pageProfile)).join(',');
  const profile = Object.entries(profileQuery(pageProfile)).filter(([, value]) => value !== undefined);
  const query = [
    ...(items ? [`${comparedParameter}=${items}`] : []),
    ...profile.map((pair) => pair.join('=')),
  ];
  return query.length === 0 ? comparePath : `${comparePath}?${query.join('&')}`;
}
