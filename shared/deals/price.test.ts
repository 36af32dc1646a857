import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  divideRoundHalfUp,
  monthlyRentalPence,
  priceDeal,
  type Rate,
  totalPayablePence,
  withVat,
} from './price.ts';

const anyRate: fc.Arbitrary<Rate> = fc.record({
  contract: fc.constantFrom('personal', 'business'),
  termMonths: fc.constantFrom(18, 24, 36, 48),
  annualMiles: fc.constantFrom(5000, 10_000, 30_000),
  initialMonths: fc.integer({ min: 1, max: 12 }),
  isMaintained: fc.boolean(),
  monthlyPence: fc.integer({ min: 1, max: 1_000_000 }),
  excessTenths: fc.integer({ min: 0, max: 500 }),
  feePence: fc.integer({ min: 0, max: 100_000 }),
});
const anyInitial = fc.integer({ min: 1, max: 12 });

function profileOf(rate: Rate, initialMonths: number) {
  const { termMonths, annualMiles, isMaintained } = rate;
  return { termMonths, annualMiles, isMaintained, initialMonths };
}

test('£5,374 over 24 months is a true monthly cost of £223.92', () => {
  expect(divideRoundHalfUp(537_400, 24)).toBe(22_392);
});

test('a total of £5,374 comes from its initial rental, 23 more rentals and the fee', () => {
  const rate: Rate = {
    contract: 'business',
    termMonths: 24,
    annualMiles: 10_000,
    initialMonths: 9,
    isMaintained: false,
    monthlyPence: 16_000,
    excessTenths: 65,
    feePence: 25_400,
  };

  expect(priceDeal(rate, profileOf(rate, 9))).toMatchObject({
    monthlyPence: 16_000,
    initialPence: 144_000,
    totalPence: 537_400,
    trueMonthlyPence: 22_392,
    vat: 'ex VAT',
  });
});

test('halves are rounded up, to the penny', () => {
  expect([1, 2, 3, 5].map((pence) => divideRoundHalfUp(pence, 2))).toEqual([1, 1, 2, 3]);
  expect(withVat(1, 'personal')).toBe(1);
  expect(withVat(2, 'personal')).toBe(2);
  expect(withVat(25_000, 'personal')).toBe(30_000);
  expect(withVat(25_000, 'business')).toBe(25_000);
});

test('the figures of a price add up to the penny', () => {
  fc.assert(
    fc.property(anyRate, anyInitial, (rate, initialMonths) => {
      const price = priceDeal(rate, profileOf(rate, initialMonths));

      expect(price.initialPence).toBe(price.monthlyPence * initialMonths);
      expect(price.totalPence).toBe(
        price.initialPence + price.monthlyPence * (rate.termMonths - 1) + price.feePence,
      );
      expect(Math.abs(price.trueMonthlyPence * rate.termMonths - price.totalPence)).toBeLessThanOrEqual(
        rate.termMonths / 2,
      );
    }),
  );
});

test('spreading the initial rental keeps the total within half a penny a rental', () => {
  fc.assert(
    fc.property(anyRate, anyInitial, (rate, initialMonths) => {
      const exact =
        ((rate.monthlyPence * (rate.initialMonths + rate.termMonths - 1)) / 5) *
        (rate.contract === 'personal' ? 6 : 5);
      const rentals = initialMonths + rate.termMonths - 1;

      expect(Math.abs(monthlyRentalPence(rate, initialMonths) * rentals - exact)).toBeLessThanOrEqual(
        rentals / 2 + 0.001,
      );
    }),
  );
});

test('at the multiple that was quoted, a business pays the rental that was quoted', () => {
  fc.assert(
    fc.property(anyRate, (rate) => {
      const monthlyPence = monthlyRentalPence({ ...rate, contract: 'business' }, rate.initialMonths);

      expect(monthlyPence).toBe(rate.monthlyPence);
    }),
  );
});

test('the fee is counted once, with VAT for a person', () => {
  fc.assert(
    fc.property(anyRate, anyInitial, (rate, initialMonths) => {
      const profile = profileOf(rate, initialMonths);
      const price = priceDeal(rate, profile);
      const free = priceDeal({ ...rate, feePence: 0 }, profile);

      expect(price.totalPence - free.totalPence).toBe(withVat(rate.feePence, rate.contract));
      expect(price.monthlyPence).toBe(free.monthlyPence);
    }),
  );
});

test('"9+35" is nine rentals up front and 35 more', () => {
  expect(totalPayablePence(10_000, { initialMonths: 9, termMonths: 36 }, 0)).toBe(44 * 10_000);
});
