import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Price } from './price.ts';
import { defaultProfile } from './profile.ts';
import { scoreValue, type ValueScorePart, valueScoreParts } from './value-score.ts';

const price: Price = {
  profile: { ...defaultProfile, annualMiles: 20_000 },
  vat: 'inc VAT',
  monthlyPence: 20_000,
  initialPence: 0,
  feePence: 0,
  totalPence: 720_000,
  trueMonthlyPence: 20_000,
  excessTenths: 40,
};
const stock = { kind: 'stock', weeksMin: 1, weeksMax: 2, checkedOn: '2026-11-20' } as const;
const vehicle = { p11dPence: 3_000_000, stock };

test('the best possible figures score 100, the worst 0', () => {
  expect(scoreValue(price, vehicle)).toEqual({
    score: 100,
    parts: { cost: 60, mileage: 10, excess: 10, upfront: 10, delivery: 10 },
  });
  const worst: Price = {
    ...price,
    profile: { ...price.profile, annualMiles: 5000 },
    trueMonthlyPence: 60_000,
    initialPence: 216_000,
    excessTenths: 200,
  };
  expect(scoreValue(worst, { ...vehicle, stock: { ...stock, weeksMax: 26 } }).score).toBe(0);
});

test('a yearly cost of 16% of the list price gives half the points for cost', () => {
  expect(scoreValue({ ...price, trueMonthlyPence: 40_000 }, vehicle).parts.cost).toBe(30);
});

test('without a list price the cost part gives half its points, whatever the price', () => {
  for (const trueMonthlyPence of [1, 20_000, 900_000]) {
    expect(scoreValue({ ...price, trueMonthlyPence }, { stock }).parts.cost).toBe(30);
  }
});

test('VAT is added to a price ex VAT before it is scored', () => {
  const business: Price = { ...price, vat: 'ex VAT', trueMonthlyPence: 25_000, excessTenths: 100 };
  const personal: Price = { ...price, trueMonthlyPence: 30_000, excessTenths: 120 };

  expect(scoreValue(business, vehicle)).toEqual(scoreValue(personal, vehicle));
});

test('the parts are whole, within their limits, and add up to the score', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, fc.nat(60), (trueMonthlyPence, initialPence, p11dPence, weeksMax) => {
      const { score, parts } = scoreValue(
        { ...price, trueMonthlyPence, initialPence },
        { p11dPence, stock: { ...stock, weeksMax } },
      );
      const names = Object.keys(valueScoreParts) as ValueScorePart[];

      expect(names.reduce((sum, name) => sum + parts[name], 0)).toBe(score);
      for (const name of names) {
        expect(Number.isInteger(parts[name])).toBe(true);
        expect(parts[name]).toBeGreaterThanOrEqual(0);
        expect(parts[name]).toBeLessThanOrEqual(valueScoreParts[name].maxPoints);
      }
    }),
  );
});

test('a dearer deal on the same vehicle never scores higher', () => {
  const amount = fc.integer({ min: 1, max: 200_000 });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [cheap, dear] = [Math.min(one, other), Math.max(one, other)];

      expect(scoreValue({ ...price, trueMonthlyPence: dear }, vehicle).score).toBeLessThanOrEqual(
        scoreValue({ ...price, trueMonthlyPence: cheap }, vehicle).score,
      );
    }),
  );
});
