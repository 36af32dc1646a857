import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import type { LeaseProfile } from './profile.ts';

/** A profile in one line: "36 months, 10,000 miles a year, 6 months up front, not maintained". */
export function profileWords(profile: LeaseProfile): string {
  return profileFacts(profile).join(', ');
}

/** The parts of a profile as words: "36 months", "10,000 miles a year" and so on. */
export function profileFacts(profile: LeaseProfile): readonly string[] {
  const { termMonths, annualMiles, initialMonths, isMaintained } = profile;
  return [
    formatMonths(termMonths),
    `${formatMiles(annualMiles)} a year`,
    `${formatMonths(initialMonths)} up front`,
    isMaintained ? 'maintained' : 'not maintained',
  ];
}
