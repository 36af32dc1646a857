import type { DatedFigures } from './dated-figures.ts';

interface PlugInEasement {
  /** It holds for cars that emit this or more, in grams of CO2 per km, and go this far on electricity alone, in miles. */
  readonly fromGrams: number;
  readonly fromElectricMiles: number;
  /** What their emissions count as instead. */
  readonly countsAsGrams: number;
}

/** Plug-in hybrids whose CO2 was measured by a standard later than Euro 6e. The dates are also those of first registration. */
export const plugInEasement: DatedFigures<PlugInEasement> = {
  title: 'Plug-in hybrids tested to Euro 6e-bis or later: emissions that count for company car tax',
  from: '2025-01-01',
  until: '2028-04-05',
  source:
    'Finance Act 2026, section 19 (section 138A of the Income Tax (Earnings and Pensions) Act 2003), read in a stored copy of the Act, and the government’s policy paper of 26 November 2025, read in a stored copy of GOV.UK',
  sureness: 'source',
  checkedOn: '2026-11-23',
  value: { fromGrams: 51, fromElectricMiles: 1, countsAsGrams: 1 },
};

/** The years after it, in which some of those cars keep it. */
export const plugInTransition: DatedFigures<PlugInEasement> = {
  title: 'Plug-in hybrids tested to Euro 6e-bis or later: the years after April 2028',
  from: '2028-04-06',
  until: '2031-04-05',
  source:
    'The policy paper says that the rule goes on for certain cars without saying here which; that all registered before 6 April 2028 keep it is from one press report',
  sureness: 'one-report',
  checkedOn: '2026-11-23',
  value: plugInEasement.value,
};
