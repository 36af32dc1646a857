import { expect, test } from 'vitest';
import { returnDates } from './return-dates.ts';

test('the check is 12 to 10 weeks before, and repairs and collection follow', () => {
  expect(returnDates('2027-06-30')).toEqual({
    appraiseFrom: '2027-04-07',
    appraiseTo: '2027-04-21',
    repairBy: '2027-06-02',
    bookBy: '2027-06-16',
  });
});

test('weeks are counted over 29 February where a year has one', () => {
  expect(returnDates('2028-05-09').appraiseTo).toBe('2028-02-29');
  expect(returnDates('2027-05-09').appraiseTo).toBe('2027-02-28');
});

test('weeks are counted over the end of a year and a change of the clocks', () => {
  expect(returnDates('2027-02-01')).toMatchObject({ appraiseFrom: '2026-11-09', bookBy: '2027-01-18' });
  expect(returnDates('2027-04-05').bookBy).toBe('2027-03-22');
});
