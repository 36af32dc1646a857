import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxYearName, taxYearOf, taxYearsOf } from './tax-year.ts';

test.each([
  ['2026-04-05', 2025, '2025/26'],
  ['2026-04-06', 2026, '2026/27'],
  ['2026-12-31', 2026, '2026/27'],
  ['2100-01-01', 2099, '2099/00'],
])('%s is in the tax year that begins in %i', (day, year, name) => {
  expect(taxYearOf(day)).toBe(year);
  expect(taxYearName(year)).toBe(name);
});

test('a lease of 24 months from 1 December 2026 is in three tax years', () => {
  expect(taxYearsOf('2026-12-01', 24)).toEqual([
    { year: 2026, from: '2026-12-01', until: '2027-04-05', days: 126, daysOfYear: 365 },
    { year: 2027, from: '2027-04-06', until: '2028-04-05', days: 366, daysOfYear: 366 },
    { year: 2028, from: '2028-04-06', until: '2028-11-30', days: 239, daysOfYear: 365 },
  ]);
});

test('a lease that begins on 6 April has a whole first year, one that begins on 5 April a single day of the year before', () => {
  expect(taxYearsOf('2026-04-06', 12).map(({ days }) => days)).toEqual([365]);
  expect(taxYearsOf('2026-04-05', 12).map(({ days }) => days)).toEqual([1, 364]);
});

test('a lease from the last day of a month ends with the last day of a shorter one', () => {
  expect(taxYearsOf('2026-08-31', 6).at(-1)?.until).toBe('2027-02-27');
});

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('the tax years of a lease join without a gap, and their days are those of the lease', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (start, months) => {
      const years = taxYearsOf(start, months);
      const ends = years.slice(0, -1).map(({ until }) => until.slice(5));
      const starts = years.slice(1).map(({ from }) => from.slice(5));

      expect(years[0]?.from).toBe(start);
      expect(new Set([...ends, '04-05'])).toEqual(new Set(['04-05']));
      expect(new Set([...starts, '04-06'])).toEqual(new Set(['04-06']));
      const days = years.reduce((sum, each) => sum + each.days, 0);
      expect(days).toBeGreaterThanOrEqual(months * 28);
      expect(days).toBeLessThanOrEqual(months * 31);
      for (const each of years) expect(each.days).toBeLessThanOrEqual(each.daysOfYear);
    }),
  );
});
