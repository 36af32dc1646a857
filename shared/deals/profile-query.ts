import { type AskedProfile, defaultProfile, milesOf } from './profile.ts';

/** Query parameters that carry a lease profile. */
export const profileParameters = ['term', 'miles', 'initial', 'maintained'] as const;

/** Query parameters of a profile, defaults undefined; the order is the canonical one. */
export function profileQuery(profile: AskedProfile): Readonly<Record<string, string | undefined>> {
  const { termMonths, initialMonths, isMaintained } = profile;
  const miles = milesOf(profile);
  return {
    term: termMonths === defaultProfile.termMonths ? undefined : String(termMonths),
    miles: miles === defaultProfile.annualMiles ? undefined : String(miles),
    initial: initialMonths === defaultProfile.initialMonths ? undefined : String(initialMonths),
    maintained: isMaintained ? 'true' : undefined,
  };
}
