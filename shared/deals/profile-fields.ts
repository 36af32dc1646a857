import { formatMonths } from '#shared/format/format-count.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import {
  type AskedProfile,
  defaultProfile,
  maxInitialMonths,
  maxInitialOf,
  milesOf,
  minInitialMonths,
} from './profile.ts';

interface FieldChoice {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** Values of a profile's fields, the miles as the visitor gave them; the default is the empty value, so that it stays out of the address. */
export function profileValues(profile: AskedProfile): Readonly<Record<'term' | 'miles' | 'initial', string>> {
  return {
    term: toValue(profile.termMonths, defaultProfile.termMonths),
    miles: toValue(milesOf(profile), defaultProfile.annualMiles),
    initial: toValue(profile.initialMonths, defaultProfile.initialMonths),
  };
}

/** Terms to choose from: "36 months". A shorter one that a link came with is offered too. */
export function termChoices(terms: readonly number[], chosen = terms[0] ?? 0): readonly FieldChoice[] {
  const offered = terms.includes(chosen) ? terms : [chosen, ...terms];
  return offered.map((months) => ({
    value: toValue(months, defaultProfile.termMonths),
    label: formatMonths(months),
  }));
}

/** Annual allowances to choose from, in miles: "10,000". Real miles between them that a link came with are offered too. */
export function mileageChoices(allowances: readonly number[], realMiles?: number): readonly FieldChoice[] {
  const offered = realMiles === undefined ? allowances : [...allowances, realMiles].sort((a, b) => a - b);
  return offered.map((miles) => ({
    value: toValue(miles, defaultProfile.annualMiles),
    label: groupThousands(miles),
  }));
}

/** Every initial rental, as a number of months; one that is longer than the lease cannot be chosen, and says why. */
export function initialChoices(termMonths: number): readonly FieldChoice[] {
  return Array.from({ length: maxInitialMonths - minInitialMonths + 1 }, (_, index) => {
    const months = minInitialMonths + index;
    const isDisabled = months > maxInitialOf(termMonths);
    return {
      value: toValue(months, defaultProfile.initialMonths),
      label: isDisabled ? `${formatMonths(months)}: longer than the lease` : formatMonths(months),
      ...(isDisabled && { isDisabled }),
    };
  });
}

function toValue(value: number, usual: number): string {
  return value === usual ? '' : String(value);
}
