import { defaultProfile, type LeaseProfile } from './profile.ts';

/** Query parameters that carry a lease profile. */
export const profileParameters = ['term', 'miles', 'initial', 'maintained'] as const;

/** Query parameters of a profile, defaults undefined; the order is the canonical one. */
export function profileQuery(profile: LeaseProfile): Readonly<Record<string, string | undefined>> {
  const { termMonths, annualMiles, initialMonths, isMaintained } = profile;
  return {
    term: termMonths === defaultProfile.termMonths ? undefined : String(termMonths),
    miles: annualMiles === defaultProfile.annualMiles ? undefined : String(annualMiles),
    initial: initialMonths === defaultProfile.initialMonths ? undefined : String(initialMonths),
    maintained: isMaintained ? 'true' : undefined,
  };
}
