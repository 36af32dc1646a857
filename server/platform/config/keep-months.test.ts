import { expect, test } from 'vitest';
import { keepMonths, keepMonthsFor, usualKeepMonths } from './keep-months.ts';

test('a number alone changes only kinds without a number of their own', () => {
  const keep = keepMonths.parse('24');

  expect(keepMonthsFor(keep, 'callback')).toBe(24);
  expect(keepMonthsFor(keep, 'complaint')).toBe(36);
  expect(keepMonthsFor(keep, 'a kind of an earlier version')).toBe(24);
});

test('a kind that is named gets its number, and everything else keeps the usual one', () => {
  const keep = keepMonths.parse('complaint=60');

  expect(keep).toEqual({
    default: usualKeepMonths.default,
    byKind: { ...usualKeepMonths.byKind, complaint: 60 },
  });
});

test.each(['0', '241', 'forever', '12, 24', 'complaint=', 'complaint=1, complaint=2', 'complant=36', '12,'])(
  '"%s" is refused',
  (typed) => {
    expect(keepMonths.safeParse(typed).success).toBe(false);
  },
);
