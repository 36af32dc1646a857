import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { type AskedProfile, milesOf } from './profile.ts';

/** A profile in one line: "36 months, 10,000 miles a year, 6 months up front, not maintained". */
export function profileWords(profile: AskedProfile): string {
  return profileFacts(profile).join(', ');
}

/** The parts of a profile as words: "36 months", "10,000 miles a year" and so on. */
export function profileFacts(profile: AskedProfile): readonly string[] {
  const { termMonths, initialMonths, isMaintained } = profile;
  return [
    formatMonths(termMonths),
    `${formatMiles(milesOf(profile))} a year`,
    `${formatMonths(initialMonths)} up front`,
    isMaintained ? 'maintained' : 'not maintained',
  ];
}

/**
 * Words for a lease as they stand after a vehicle's name: "van lease", but only "lease" after a name that ends in "Van"
 * itself, so that no heading says "Berlingo Van van lease".
 */
export function wordsAfterName(name: string, words: string): string {
  return /\bvan$/i.test(name) ? words.replace(/^van /i, '') : words;
}
