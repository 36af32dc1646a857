import { expect, test } from 'vitest';
import { slopeOf } from './slope.ts';

test('samples on a line have its slope, without error', () => {
  const { slope, error } = slopeOf([10, 12, 14, 16], 0.5);

  expect(slope).toBeCloseTo(4);
  expect(error).toBeCloseTo(0);
});

test('samples beside a line have the slope of least squares and its standard error', () => {
  // Worked out by hand: places -1.5 to 1.5, values 1, 3, 2, 4; residuals 0.3, -0.9, 0.9, -0.3.
  const { slope, error } = slopeOf([1, 3, 2, 4], 1);

  expect(slope).toBeCloseTo(0.8);
  expect(error).toBeCloseTo(Math.sqrt(0.9 / 5));
});
