import { expect, test } from 'vitest';
import { monthCount } from './day-arithmetic.ts';

test.each([
  ['2026-01-15', '2026-01-15', 1],
  ['2026-01-15', '2026-02-14', 1],
  ['2026-01-15', '2026-02-15', 2],
  ['2025-12-31', '2026-02-28', 2],
  ['2025-11-22', '2026-11-22', 13],
])('from %s, %s is in month %i', (from, to, month) => {
  expect(monthCount(from, to)).toBe(month);
});
