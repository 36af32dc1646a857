import { type RefusedFields, toRefused } from '#shared/contracts/refused-fields.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { groupThousands as thousands } from '#shared/format/format-pounds.ts';
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

/** A profile, a sentence for each value that had to be changed, and those that were typed in a field. */
interface ParsedProfile {
  readonly profile: AskedProfile;
  readonly notes: string[];
  readonly refused: RefusedFields;
}

/**
 * The profile in a query string. Miles that are no allowance are real miles. A page may be about some terms only; where
 * the usual term is none of them, the longest is the default.
 */
export function parseProfile(search: Parameters, terms = offeredTerms): ParsedProfile {
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
  return { profile: possible, notes, refused: refusedMiles(search.get('miles')) };
}

/** A whole number of at most seven digits, thousands commas allowed, or undefined for anything else. */
export function toWholeNumber(text: string): number | undefined {
  if (text.length > 12) return undefined;
  // Commas before every three digits alone, so that 10,5 is not taken for 105.
  return /^(\d{1,7}|\d{1,3}(,\d{3}){1,2})$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : undefined;
}

function readTerm(text: string | null, terms: readonly number[], notes: string[]): number {
  const { termMonths } = defaultProfile;
  const usual = terms.includes(termMonths) ? termMonths : (terms.at(-1) ?? termMonths);
  if (!text) return usual;
  const months = toWholeNumber(text);
  if (months !== undefined && terms.includes(months)) return months;
  const lengths = `${terms.slice(0, -1).join(', ')} or ${terms.at(-1)}`;
  const problem =
    months === undefined
      ? 'We couldn’t read that term'
      : `There are no leases of ${formatMonths(months)} here`;
  notes.push(`${problem}, so prices are for ${usual} months. Choose ${lengths} months.`);
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
    notes.push(
      `We can’t price that annual mileage, so prices here are for ${thousands(usual)} miles a year. ${milesAdvice}`,
    );
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

const milesAdvice = `Enter 1 to ${thousands(maxRealMiles)} miles a year.`;

function refusedMiles(text: string | null): RefusedFields {
  const miles = toWholeNumber(text ?? '');
  return !text || (miles && miles <= maxRealMiles) ? {} : { miles: toRefused(text, milesAdvice) };
}

function readInitial(text: string | null, notes: string[]): number {
  if (!text) return defaultProfile.initialMonths;
  const months = toWholeNumber(text);
  if (months !== undefined && months >= minInitialMonths && months <= maxInitialMonths) return months;
  const problem =
    months === undefined
      ? 'We couldn’t read that initial payment'
      : `You can’t pay ${formatMonths(months)} up front`;
  notes.push(
    `${problem}, so prices here are for ${defaultProfile.initialMonths}. Choose ${minInitialMonths} to ${maxInitialMonths} months.`,
  );
  return defaultProfile.initialMonths;
}

function readMaintained(text: string | null, notes: string[]): boolean {
  if (text && text !== 'true' && text !== 'false')
    notes.push('We couldn’t tell whether you want maintenance, so prices here are without it.');
  return text === 'true';
}
