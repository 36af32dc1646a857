import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import type { LeaseProfile } from './profile.ts';

/** A profile in one breath: "36 months, 10,000 miles a year, 6 months up front, not maintained". */
export function profileWords(profile: LeaseProfile): string {
  const { termMonths, annualMiles, initialMonths, isMaintained } = profile;
  const maintained = isMaintained ? 'maintained' : 'not maintained';
  return `${formatMonths(termMonths)}, ${formatMiles(annualMiles)} a year, ${formatMonths(initialMonths)} up front, ${maintained}`;
}
