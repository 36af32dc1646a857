import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CreditAgreement, monthlyPaymentPence } from './credit-agreement.ts';
import { isDeferrable, settleEarly } from './early-settlement.ts';

/** 1.01^12 − 1: one per cent a month, and 0.9205 months' interest in 28 of 365 days. */
const aprPercent = (1.01 ** 12 - 1) * 100;

const agreements: fc.Arbitrary<readonly [CreditAgreement, number]> = fc
  .record({
    creditPence: fc.integer({ min: 100_000, max: 20_000_000 }),
    aprPercent: fc.double({ min: 0, max: 50, noNaN: true }),
    months: fc.integer({ min: 1, max: 84 }),
    part: fc.double({ min: 0, max: 0.95, noNaN: true }),
    made: fc.nat({ max: 84 }),
  })
  .map(({ part, made, ...rest }) => [
    { ...rest, balloonPence: Math.floor(rest.creditPence * part) },
    made % (rest.months + 1),
  ]);

test('up to a year, the settlement is the balance with 28 days of interest', () => {
  const agreement = { creditPence: 100_000, aprPercent, months: 2, balloonPence: 0 };
  const { settlementPence, balancePence, rebatePence } = settleEarly(agreement, 1);

  // 502.4876 × 1.01^(336 ÷ 365) = 502.4876 × 1.009202
  expect(settlementPence / 100).toBeCloseTo(507.11, 2);
  expect(balancePence / 100).toBeCloseTo(502.49, 2);
  expect(rebatePence / 100).toBeCloseTo(0.4, 2);
  expect(isDeferrable(agreement)).toBe(false);
});

test('of more than a year, the next payment is due in full and the rest carries 28 days of interest', () => {
  // 13 months at 1%, £1,000 with a balloon of £1,000: each payment is the interest, £10, and the balance stays £1,000.
  const agreement = { creditPence: 100_000, aprPercent, months: 13, balloonPence: 100_000 };

  expect(monthlyPaymentPence(agreement)).toBeCloseTo(1000, 6);
  // 10 + 1,000 × 1.009202
  expect(settleEarly(agreement, 0).settlementPence / 100).toBeCloseTo(1019.2, 2);
  expect(settleEarly(agreement, 1).settlementPence / 100).toBeCloseTo(1019.2, 2);
  // Before the last payment, it and the balloon fall due within the deferment, so nothing falls away.
  expect(settleEarly(agreement, 12)).toMatchObject({ settlementPence: 101_000, rebatePence: 0 });
});

test('after the last payment there is nothing to settle', () => {
  const agreement = { creditPence: 1_000_000, aprPercent, months: 36, balloonPence: 400_000 };

  expect(settleEarly(agreement, 36)).toEqual({
    settlementPence: 0,
    balancePence: 0,
    remainingPence: 0,
    rebatePence: 0,
  });
});

test('without interest the settlement is what is left to pay', () => {
  const agreement = { creditPence: 1_200_000, aprPercent: 0, months: 24, balloonPence: 0 };

  expect(settleEarly(agreement, 6)).toMatchObject({ settlementPence: 900_000, rebatePence: 0 });
});

test('the settlement lies between the balance and the remaining payments', () => {
  fc.assert(
    fc.property(agreements, ([agreement, made]) => {
      const { settlementPence, balancePence, remainingPence } = settleEarly(agreement, made);
      expect(settlementPence).toBeGreaterThanOrEqual(balancePence - 0.001);
      expect(settlementPence).toBeLessThanOrEqual(remainingPence + 0.001);
    }),
  );
});
