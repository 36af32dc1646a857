import {
  type AskedProfile,
  defaultProfile,
  maxInitialMonths,
  maxInitialOf,
  maxRealMiles,
  minInitialMonths,
  offeredMiles,
  offeredTerms,
  withinTerm,
} from './profile.ts';

/** The part of `URLSearchParams` that is used here. */
type Parameters = Pick<URLSearchParams, 'get'>;

/**
 * The profile in a query string, and a sentence for each value that had to be changed. Miles that are no allowance are
 * real miles. A page may be about some terms only; where the usual term is none of them, the longest is the default.
 */
export function parseProfile(
  search: Parameters,
  terms = offeredTerms,
): { profile: AskedProfile; notes: string[] } {
  const notes: string[] = [];
  const profile = {
    termMonths: readTerm(search.get('term'), terms, notes),
    ...readMiles(search.get('miles'), notes),
    initialMonths: readInitial(search.get('initial'), notes),
    isMaintained: readMaintained(search.get('maintained'), notes),
  };
  const possible = withinTerm(profile);
  if (possible.initialMonths < profile.initialMonths) {
    const months = maxInitialOf(profile.termMonths);
    notes.push(
      `On a ${months}-month lease you can pay at most ${months} months up front, so prices here are for ${months}.`,
    );
  }
  return { profile: possible, notes };
}

/** A whole number of at most seven digits, thousands commas allowed, or undefined for anything else. */
export function toWholeNumber(text: string): number | undefined {
  if (text.length > 12) return undefined;
  const digits = text.trim().replaceAll(',', '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}

function readTerm(text: string | null, terms: readonly number[], notes: string[]): number {
  const { termMonths } = defaultProfile;
  const usual = terms.includes(termMonths) ? termMonths : (terms.at(-1) ?? termMonths);
  if (!text) return usual;
  const months = toWholeNumber(text);
  if (months !== undefined && terms.includes(months)) return months;
  const lengths = `${terms.slice(0, -1).join(', ')} or ${terms.at(-1)}`;
  notes.push(`Leases here run for ${lengths} months. Prices are for ${usual} months.`);
  return usual;
}

/** The miles a year in a query string, whether or not they are an allowance; undefined without any. */
export function readRealMiles(search: Parameters): number | undefined {
  const miles = toWholeNumber(search.get('miles') ?? '');
  return miles && miles <= maxRealMiles ? miles : undefined;
}

/** An allowance, or the real miles with the allowance that would cover them. */
function readMiles(text: string | null, notes: string[]): Pick<AskedProfile, 'annualMiles' | 'realMiles'> {
  const usual = defaultProfile.annualMiles;
  if (!text) return { annualMiles: usual };
  const miles = toWholeNumber(text);
  if (!miles) {
    notes.push(`We can’t price that annual mileage. Prices here are for ${thousands(usual)} miles a year.`);
    return { annualMiles: usual };
  }
  const annualMiles = offeredMiles.find((offered) => offered >= miles) ?? offeredMiles.at(-1) ?? usual;
  if (annualMiles === miles) return { annualMiles };
  if (miles <= maxRealMiles) return { annualMiles, realMiles: miles };
  notes.push(
    `You asked for ${thousands(miles)} miles a year. Prices here are for ${thousands(annualMiles)}, the largest allowance; you’d pay excess on the rest.`,
  );
  return { annualMiles };
}

function readInitial(text: string | null, notes: string[]): number {
  if (!text) return defaultProfile.initialMonths;
  const months = toWholeNumber(text);
  if (months !== undefined && months >= minInitialMonths && months <= maxInitialMonths) return months;
  notes.push(
    `The initial payment can be ${minInitialMonths} to ${maxInitialMonths} months. Prices here are for ${defaultProfile.initialMonths}.`,
  );
  return defaultProfile.initialMonths;
}

function readMaintained(text: string | null, notes: string[]): boolean {
  if (text && text !== 'true' && text !== 'false')
    notes.push('We couldn’t tell whether you want maintenance, so prices here are without it.');
  return text === 'true';
}

function thousands(miles: number): string {
  return String(miles).replace(/\B(?=(\d{3})+$)/g, ',');
}
