import type { DatedFigures } from './dated-figures.ts';

interface LivingWage {
  /** The least pay for an hour, from the age of 21, in pence. */
  readonly hourlyPence: number;
}

/** Pay after a salary sacrifice must not be less. */
export const livingWage: DatedFigures<LivingWage> = {
  title: 'National Living Wage, from the age of 21',
  from: '2026-04-01',
  until: '2027-03-31',
  source:
    'Reports by payroll firms and law firms of the rates that the government set; GOV.UK itself was not read',
  sureness: 'several-reports',
  checkedOn: '2026-11-23',
  value: { hourlyPence: 1271 },
};
