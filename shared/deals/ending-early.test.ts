import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endingMonths, excessPence } from './ending-early.ts';
import { type Price, priceDeal } from './price.ts';

const halfToAll = { lowPercent: 50, highPercent: 100 };

function lease(termMonths: number, initialMonths: number, feePence: number): Price {
  const terms = { termMonths, annualMiles: 10_000, initialMonths, isMaintained: false };
  const rate = {
    ...terms,
    contract: 'business',
    monthlyPence: 30_000,
    excessTenths: 96,
    feePence,
  } as const;
  return priceDeal(rate, terms);
}

test('after the first month the initial payment and the fee are paid, and every later payment is left', () => {
  // 6 × £300 + £249; 35 × £300.
  expect(endingMonths(lease(36, 6, 24_900), halfToAll)[0]).toEqual({
    month: 1,
    paidPence: 204_900,
    leftPence: 1_050_000,
    lowPence: 525_000,
    highPence: 1_050_000,
  });
});

test('half way, payments made since the start count as paid', () => {
  // 6 × £300 + 17 × £300; 18 × £300, half of it £2,700.
  expect(endingMonths(lease(36, 6, 0), halfToAll)[17]).toEqual({
    month: 18,
    paidPence: 690_000,
    leftPence: 540_000,
    lowPence: 270_000,
    highPence: 540_000,
  });
});

test('an initial payment of one month, or of all twelve of a short lease, is paid at the start', () => {
  expect(endingMonths(lease(24, 1, 0), halfToAll)[0]).toMatchObject({
    paidPence: 30_000,
    leftPence: 690_000,
  });
  expect(endingMonths(lease(12, 12, 0), halfToAll)[0]).toMatchObject({
    paidPence: 360_000,
    leftPence: 330_000,
  });
});

test('in the last month all is paid and ending costs nothing more', () => {
  expect(endingMonths(lease(36, 12, 24_900), halfToAll).at(-1)).toEqual({
    month: 36,
    paidPence: 47 * 30_000 + 24_900,
    leftPence: 0,
    lowPence: 0,
    highPence: 0,
  });
});

const anyShares = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([a, b]) => ({ lowPercent: Math.min(a, b), highPercent: Math.max(a, b) }));

const anyLease = fc
  .record({
    contract: fc.constantFrom('personal', 'business'),
    termMonths: fc.integer({ min: 6, max: 60 }),
    annualMiles: fc.constant(10_000),
    initialMonths: fc.integer({ min: 1, max: 12 }),
    isMaintained: fc.boolean(),
    monthlyPence: fc.integer({ min: 5000, max: 300_000 }),
    excessTenths: fc.integer({ min: 0, max: 400 }),
    feePence: fc.constantFrom(0, 24_900, 30_001),
  } as const)
  .map((rate) => priceDeal(rate, rate));

test('in every month, paid and left are the total, nothing is negative, and what is left never grows', () => {
  fc.assert(
    fc.property(anyLease, anyShares, (price, shares) => {
      const months = endingMonths(price, shares);
      expect(months).toHaveLength(price.profile.termMonths);
      for (const [place, { paidPence, leftPence, lowPence, highPence }] of months.entries()) {
        const before = months[place - 1] ?? { leftPence: Infinity, lowPence: Infinity, highPence: Infinity };
        expect(paidPence + leftPence).toBe(price.totalPence);
        expect(Math.min(paidPence, leftPence, lowPence)).toBeGreaterThanOrEqual(0);
        expect(lowPence).toBeLessThanOrEqual(highPence);
        expect(highPence).toBeLessThanOrEqual(leftPence);
        expect(leftPence).toBeLessThanOrEqual(before.leftPence);
        expect(lowPence).toBeLessThanOrEqual(before.lowPence);
        expect(highPence).toBeLessThanOrEqual(before.highPence);
      }
      expect(months.at(-1)?.highPence).toBe(0);
    }),
  );
});

test('miles over the allowance cost their rate each, and none cost nothing', () => {
  expect(excessPence(1000, 96)).toBe(9600);
  expect(excessPence(0, 96)).toBe(0);
  expect(excessPence(5000, 0)).toBe(0);
});
