/** The terms that a price depends on besides the vehicle. Every price on the site belongs to exactly one profile. */
export interface LeaseProfile {
  readonly termMonths: number;
  readonly annualMiles: number;
  /** Number of monthly rentals paid up front, 1 to 12. */
  readonly initialMonths: number;
  readonly isMaintained: boolean;
  /** A lease has an allowance and nothing else, so that the compiler keeps it apart from an `AskedProfile`. */
  readonly realMiles?: never;
}

/**
 * A profile as a visitor asks for it. Real miles are those of a year that are really driven, where no allowance is equal
 * to them: each deal is then meant at the allowance that costs least in all, excess charge included, whatever
 * `annualMiles` says (it has the next one up).
 */
export interface AskedProfile extends Omit<LeaseProfile, 'realMiles'> {
  readonly realMiles?: number;
}

/** Real mileages above this are not reckoned with. */
export const maxRealMiles = 99_999;

/** Whether the profile is a lease, as it is unless real miles are asked for. */
export function isLease(profile: AskedProfile): profile is LeaseProfile {
  return profile.realMiles === undefined;
}

/** The miles a year that a visitor asked for: the real ones, or else those of the allowance. */
export function milesOf({ realMiles, annualMiles }: AskedProfile): number {
  return realMiles ?? annualMiles;
}

/** Lengths of a short-term lease, in months. Funders quote them for few vehicles, so most lists leave them out. */
export const shortTerms: readonly number[] = [6, 12];

/** Contract lengths that funders quote for most vehicles, in months. */
export const usualTerms: readonly number[] = [18, 24, 36, 48];

/** Every contract length that the site prices, in months. */
export const offeredTerms: readonly number[] = [...shortTerms, ...usualTerms];

/** Annual mileage allowances that funders quote, in miles. */
export const offeredMiles: readonly number[] = [5000, 6000, 8000, 10000, 12000, 15000, 20000, 25000, 30000];

export const minInitialMonths = 1;
export const maxInitialMonths = 12;

/** The most months that can be paid up front on a lease of this length: never more than it has. */
export function maxInitialOf(termMonths: number): number {
  return Math.min(maxInitialMonths, termMonths);
}

/** The profile with no more months up front than its term has. */
export function withinTerm<Profile extends AskedProfile>(profile: Profile): Profile {
  return { ...profile, initialMonths: Math.min(profile.initialMonths, maxInitialOf(profile.termMonths)) };
}

/** The profile used until the visitor chooses: a common one, so that "from" prices compare like with like. */
export const defaultProfile: LeaseProfile = {
  termMonths: 36,
  annualMiles: 10000,
  initialMonths: 6,
  isMaintained: false,
};
