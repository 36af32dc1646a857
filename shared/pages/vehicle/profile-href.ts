import type { LeaseProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { energyQuery } from '#shared/deals/running-cost.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { ShownVehicle } from './vehicle-data.ts';

type Query = Readonly<Record<string, string | undefined>>;
type Asked = Pick<ShownVehicle, 'profile' | 'realMiles' | 'energyPrices'>;

/**
 * The page at another profile. While term and allowance are the same, so is the real mileage that the visitor gave: at
 * another term another allowance may cost least, and the link is to the one that it names. Without the path, because a page
 * has some sixty of these, except for the bare page.
 */
export function profileHref(data: Asked & Pick<ShownVehicle, 'path'>, other: LeaseProfile): string {
  return withQuery('', pageQuery(data, other)) || data.path;
}

/** The query parameters of the page but for those that a form asks for itself. */
export function restOfPage(data: Asked, asked: readonly string[]): Query {
  return Object.fromEntries(
    Object.entries(pageQuery(data, data.profile)).filter(([name]) => !asked.includes(name)),
  );
}

function pageQuery({ profile, realMiles, energyPrices }: Asked, other: LeaseProfile): Query {
  const isSame = other.annualMiles === profile.annualMiles && other.termMonths === profile.termMonths;
  const isKept = isSame && realMiles !== profile.annualMiles;
  const query = profileQuery(other);
  return {
    ...query,
    ...(isKept && { miles: String(realMiles) }),
    ...energyQuery(energyPrices),
  };
}
