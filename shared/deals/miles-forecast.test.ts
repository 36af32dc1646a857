import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecastMiles } from './miles-forecast.ts';

const lease = {
  milesNow: 24_000,
  monthsSoFar: 24,
  monthsLeft: 12,
  allowedMiles: 30_000,
  excessTenths: 100,
};

test('the pace so far goes on to the end, and miles over the allowance cost their rate', () => {
  // 1,000 a month: 36,000 in all, 6,000 over at 10p; 6,000 miles are left for 12 months.
  expect(forecastMiles(lease)).toEqual({
    expectedMiles: 36_000,
    overMiles: 6000,
    costPence: 60_000,
    monthlyMilesLeft: 500,
  });
});

test('within the allowance nothing is charged', () => {
  expect(forecastMiles({ ...lease, milesNow: 20_000 })).toMatchObject({ overMiles: 0, costPence: 0 });
});

test('an allowance that is used up leaves no miles, and the last month none to come', () => {
  expect(forecastMiles({ ...lease, milesNow: 31_000 }).monthlyMilesLeft).toBe(0);
  expect(forecastMiles({ ...lease, monthsLeft: 0 })).toMatchObject({
    expectedMiles: 24_000,
    monthlyMilesLeft: 0,
  });
});

test('more miles on the clock never cost less, and nothing is negative', () => {
  const miles = fc.integer({ min: 0, max: 200_000 });
  const months = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(miles, miles, months, months, (one, other, monthsSoFar, monthsLeft) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)].map((milesNow) =>
        forecastMiles({ ...lease, milesNow, monthsSoFar, monthsLeft }),
      );
      expect(few?.costPence).toBeLessThanOrEqual(many?.costPence ?? 0);
      expect(Math.min(few?.costPence ?? -1, few?.monthlyMilesLeft ?? -1)).toBeGreaterThanOrEqual(0);
    }),
  );
});
